declare module 'chinese-lunar-calendar' {
  export function getLunar(year: number, month: number, day: number): { zodiac: string };
}
declare module 'chinese-zodiac' {
  export default function chineseZodiac(year: number): { name: string };
}
declare module 'solarlunar' {
  interface SolarLunar {
    animal: string;
    lYear: number;
    lMonth: number;
    lDay: number;
    isLeap: boolean;
  }
  const solarlunar: { solar2lunar(year: number, month: number, day: number): SolarLunar | -1 };
  export default solarlunar;
}

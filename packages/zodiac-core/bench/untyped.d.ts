declare module 'chinese-lunar-calendar' {
  export function getLunar(year: number, month: number, day: number): { zodiac: string };
}
declare module 'chinese-zodiac' {
  export default function chineseZodiac(year: number): { name: string };
}
declare module 'solarlunar' {
  const solarlunar: { solar2lunar(year: number, month: number, day: number): { animal: string } | -1 };
  export default solarlunar;
}

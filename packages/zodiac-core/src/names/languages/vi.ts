import { namesOf, words, type Names, vietnameseBranches, vietnameseStems } from '../names.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: 'Chuột,Trâu,Hổ,Mèo,Rồng,Rắn,Ngựa,Dê,Khỉ,Gà,Chó,Lợn',
  stems: vietnameseStems,
  branches: vietnameseBranches,
  elements: 'Mộc,Hỏa,Thổ,Kim,Thủy',
  solarTerms:
    'Tiểu hàn,Đại hàn,Lập xuân,Vũ thủy,Kinh trập,Xuân phân,Thanh minh,Cốc vũ,Lập hạ,Tiểu mãn,Mang chủng,Hạ chí,Tiểu thử,Đại thử,Lập thu,Xử thử,Bạch lộ,Thu phân,Hàn lộ,Sương giáng,Lập đông,Tiểu tuyết,Đại tuyết,Đông chí',
  relations:
    'Đồng chi,Lục hợp,Tam hợp,Bán hợp sinh vượng,Bán hợp mộ vượng,Củng hợp,Tam hội,Bán hội,Lục xung,Lục hại,Lục phá,Hình,Vô ân chi hình,Thị thế chi hình,Vô lễ chi hình,Tự hình',
  between: ' ',
});

/** Vietnamese names. The second sign is the Water Buffalo (Trâu), the fourth the Cat (Mèo). */
export const names: Names = /* @__PURE__ */ namesOf('vi', written);

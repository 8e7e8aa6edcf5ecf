/** The ten stems and the twelve branches in languages that do not write their characters, in their order and joined by commas. */
export const koreanStems = '갑,을,병,정,무,기,경,신,임,계';
export const koreanBranches = '자,축,인,묘,진,사,오,미,신,유,술,해';
export const vietnameseStems = 'Giáp,Ất,Bính,Đinh,Mậu,Kỷ,Canh,Tân,Nhâm,Quý';
export const vietnameseBranches = 'Tý,Sửu,Dần,Mão,Thìn,Tỵ,Ngọ,Mùi,Thân,Dậu,Tuất,Hợi';

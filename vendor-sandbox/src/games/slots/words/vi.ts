import type { PictureName } from '../pictures.ts';

/** What the pictures of slots are called in Vietnamese. */
export const vi: Readonly<Record<PictureName, string>> = {
  ...{ dragon: 'Rồng vàng', drum: 'Trống đồng', seven: 'Số bảy đỏ', carp: 'Cá chép', lantern: 'Đèn lồng' },
  ...{ lotus: 'Hoa sen', jade: 'Ngọc bội', ruby: 'Hồng ngọc', emerald: 'Lục bảo', sapphire: 'Lam ngọc' },
  ...{ amethyst: 'Tử ngọc', phoenix: 'Phượng hoàng', chest: 'Rương báu', tiger: 'Hổ', fox: 'Cáo' },
  ...{ panda: 'Gấu trúc', cat: 'Mèo thần tài', ace: 'Chữ A', king: 'Chữ K', queen: 'Chữ Q', jack: 'Chữ J' },
  ...{ star: 'Ngôi sao vàng', bell: 'Chuông vàng', watermelon: 'Dưa hấu', grapes: 'Nho', orange: 'Cam' },
  ...{ lemon: 'Chanh vàng', cherry: 'Anh đào', plum: 'Mận', apple: 'Táo', lime: 'Chanh xanh' },
  ...{ diamond: 'Kim cương', crown: 'Vương miện', scarab: 'Bọ hung xanh', pyramid: 'Kim tự tháp' },
  ...{ mask: 'Mặt nạ vàng', eye: 'Mắt thần', ankh: 'Chìa khoá sự sống', column: 'Cột sen', scroll: 'Cuộn giấy cói' },
  ...{ bolt: 'Tia sét', temple: 'Đền thần', hammer: 'Búa thần', helmet: 'Mũ chiến', trident: 'Đinh ba' },
  ...{ shield: 'Khiên', laurel: 'Vòng nguyệt quế' },
};

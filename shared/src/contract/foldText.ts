/** Without marks, capitals and blanks around it, as people type: "xo so" for "Xổ số". */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();

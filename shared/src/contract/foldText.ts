/** Folds diacritics, case and outer blanks, as people type: "xo so" for "Xổ số". */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();

/** A text as names are searched by it: lower case, without diacritics; what `member.folded` holds of a name. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

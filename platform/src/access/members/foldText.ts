/** A text as names are searched by it: lower case, without diacritics; what `member.folded` holds of a name. */
const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

/** A LIKE pattern for names (`member.folded`) that hold this text; of no text, for all. */
export const foldedPattern = (text: string): string => `%${foldText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

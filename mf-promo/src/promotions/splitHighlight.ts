/** A title in pieces; the one that catches the eye is `gold`. */
export interface TitlePart {
  readonly text: string;
  readonly gold: boolean;
}

/** The figure of `+100%` or `×2` without its sign, as a title may write it. */
const withoutSign = (highlight: string): string => highlight.replace(/^[+×x~\s]+/iu, '');

/** Finds the figure within the title; where the title does not hold it, it follows the title. */
export function splitHighlight(title: string, highlight: string | null): TitlePart[] {
  if (!highlight) return [{ text: title, gold: false }];
  const wanted = [highlight, withoutSign(highlight)].find((text) => text !== '' && title.includes(text));
  if (wanted === undefined) {
    return [
      { text: `${title} `, gold: false },
      { text: highlight, gold: true },
    ];
  }
  const at = title.indexOf(wanted);
  return [
    { text: title.slice(0, at), gold: false },
    { text: wanted, gold: true },
    { text: title.slice(at + wanted.length), gold: false },
  ].filter(({ text }) => text !== '');
}

/** A part of a title; the highlighted one is `gold`. */
export interface TitlePart {
  readonly text: string;
  readonly gold: boolean;
}

/** The figure of `+100%` or `2 tỷ ₫` without sign and currency, as a title may write it. */
const bare = (highlight: string): string =>
  highlight
    .replace(/^[+×~\s]+/u, '')
    .replace(/^VND\s+|\s*(₫|đ|VND)$/u, '')
    .trim();

/** The figure's number with its unit, where the title spells that differently: `2 bn VND` and "2 billion VND". */
function sameNumber(title: string, highlight: string): string | undefined {
  const [number] = /\d[\d.,]*/u.exec(highlight) ?? [];
  const escaped = number?.replace(/[.,]/gu, '\\$&');
  return escaped && new RegExp(`(?<![\\d.,])${escaped}(?![\\d.,]*\\d)(?:%|\\s+\\p{L}+)?`, 'u').exec(title)?.[0];
}

/** Splits a title around its highlight; if the title does not contain it, it is appended. */
export function splitHighlight(title: string, highlight: string | null): TitlePart[] {
  if (!highlight) return [{ text: title, gold: false }];
  const whole = [highlight, bare(highlight)].find((text) => text !== '' && title.includes(text));
  const wanted = whole ?? sameNumber(title, highlight);
  if (wanted === undefined || wanted === '') {
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

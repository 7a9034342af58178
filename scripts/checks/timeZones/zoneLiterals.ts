/** A zone by its IANA name: `Europe/Berlin`. */
const named = /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z]/;
/** A time of day with a UTC offset: `00:00:00+07:00`. */
const offset = /:\d\d(?:\+\d\d|-\d\d:\d\d)\b/;

/** Line numbers, from 1, that name a time zone in code, SQL, texts or comments. */
export const zoneLiterals = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (named.test(line) || offset.test(line) ? [index + 1] : []));

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a time zone (IANA) that an instant falls on, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(instant);
}

/**
 * A number as it was typed, in the form Firebase takes (E.164): without spaces and signs, and without the 0 that is
 * dialled inside the country alone. Whether there is such a number is for Firebase to say.
 */
export function internationalNumber(typed: string, countryDialingCode: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || typed.trim().startsWith('+')) return digits === '' ? '' : `+${digits}`;
  return `+${countryDialingCode.replace(/\D/g, '')}${digits.replace(/^0+/, '')}`;
}

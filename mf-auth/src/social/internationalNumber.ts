/**
 * A typed number in the form that Firebase takes (E.164): without spaces and punctuation, and without the trunk prefix
 * 0. Firebase checks that it exists.
 */
export function internationalNumber(typed: string, countryDialingCode: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || typed.trim().startsWith('+')) return digits === '' ? '' : `+${digits}`;
  return `+${countryDialingCode.replace(/\D/g, '')}${digits.replace(/^0+/, '')}`;
}

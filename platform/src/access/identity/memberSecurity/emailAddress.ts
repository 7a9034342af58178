/** At most 64 characters before the @, 254 after it (specification section 9); domains have no more than 253. */
const ADDRESS =
  /^[!#$%&'*+/=?^`{|}~\w-]+(?:\.[!#$%&'*+/=?^`{|}~\w-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * An e-mail address in its stored form, lower case; null when no mail can be sent to it. Internationalised domains are
 * expected in their ASCII form.
 */
export function emailAddress(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  return address.length <= 64 + 1 + 253 && ADDRESS.test(address) ? address : null;
}

/** At most 64 characters before the sign, 254 after it (specification section 9); domains have no more than 253. */
const ADDRESS =
  /^[!#$%&'*+/=?^`{|}~\w-]+(?:\.[!#$%&'*+/=?^`{|}~\w-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * An e-mail address as it is kept, in lower case; null when mail could not be sent there. Addresses of other scripts
 * come in their ASCII form.
 */
export function emailAddress(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  return address.length <= 64 + 1 + 253 && ADDRESS.test(address) ? address : null;
}

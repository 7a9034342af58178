/** Placeholder value of a remembered login's password field; the same length for every member. */
export const dummyPassword = '•'.repeat(10);

/** Input typed over or beside the dummy; a partly deleted dummy counts as empty. */
export function clearDummy(value: string): string {
  const rest = value.replace(dummyPassword, '');
  return rest.includes('•') ? '' : rest;
}

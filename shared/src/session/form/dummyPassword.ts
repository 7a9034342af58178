/** What the password field of a remembered login is filled in with; as long for every member. */
export const dummyPassword = '•'.repeat(10);

/** What somebody typed over the dummy, or beside it; a dummy of which a part was taken away is nothing. */
export function clearDummy(value: string): string {
  const rest = value.replace(dummyPassword, '');
  return rest.includes('•') ? '' : rest;
}

/**
 * The account name last remembered on this device (kept one day by the platform, section 9); empty when there is none.
 */
export function lastName(cookies: string = document.cookie): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith('unisite-last='));
  if (!found) return '';
  try {
    return decodeURIComponent(found.slice('unisite-last='.length)).slice(0, 64);
  } catch {
    return ''; // not written by the platform
  }
}

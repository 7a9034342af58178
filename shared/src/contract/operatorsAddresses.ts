/** The longest address that operators can set. */
export const maxAddressLength = 300;

/** Whitespace, control characters, backslashes (which browsers reinterpret), and attribute delimiters. */
const unsafe = /[\s\p{C}\\<>"'`]/u;

const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text);

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^/]/i.test(text)) return false;
  try {
    const { username, password, hostname } = new URL(text);
    return username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
}

const isPhone = (text: string): boolean => /^tel:\+?\d{5,15}$/.test(text);
/** One mail address without parameters, as the site's pages accept it. */
const isMail = (text: string): boolean =>
  /^mailto:[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i.test(text);

/** Whether an address is a page: a path of this site, or an https address. */
export const isPageAddress = (text: string): boolean =>
  text.length <= maxAddressLength && !unsafe.test(text) && (isOwnPath(text) || isHttps(text));

/**
 * Whether an address is a channel of customer service: a page, a phone number (`tel:`) or a mail address (`mailto:`).
 */
export const isContactAddress = (text: string): boolean =>
  isPageAddress(text) || (text.length <= maxAddressLength && !unsafe.test(text) && (isPhone(text) || isMail(text)));

import { webAddress } from './webAddress.ts';

/**
 * Where a channel of customer service leads: to a page in a window of its own, or to what the visitor's machine calls
 * or writes with.
 */
export interface ContactAddress {
  kind: 'page' | 'phone' | 'mail';
  href: string;
}

/** A number as people write it, at most 15 digits (E.164), and nothing behind it: no extension, no parameters. */
const phone = /^tel:\+?\d(?:[-. ()]{0,2}\d){2,14}$/i;
/** One address and nothing behind it: what is written, to whom else and about what is the visitor's own affair. */
const mail = /^mailto:[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i;

/** The address of a channel by its path; null for whatever is none of the three. */
export function contactAddress(path: string, site?: string): ContactAddress | null {
  if (phone.test(path)) return { kind: 'phone', href: `tel:${path.slice(4).replace(/[^\d+]/g, '')}` };
  if (mail.test(path)) return { kind: 'mail', href: `mailto:${path.slice(7)}` };
  const page = webAddress(path, site);
  return page && { kind: 'page', href: page.href };
}

import { webAddress } from './webAddress.ts';

/** Target of a customer-service channel: a page for a window of its own, or a `tel:` or `mailto:` address. */
export interface ContactAddress {
  kind: 'page' | 'phone' | 'mail';
  href: string;
}

/** A phone number of at most 15 digits (E.164); no extension, no parameters. */
const phone = /^tel:\+?\d(?:[-. ()]{0,2}\d){2,14}$/i;
/** One mail address without parameters: subject, body and other recipients are left to the visitor. */
const mail = /^mailto:[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i;

/** The target of a channel's path; null for any other scheme. */
export function contactAddress(path: string, site?: string): ContactAddress | null {
  if (phone.test(path)) return { kind: 'phone', href: `tel:${path.slice(4).replace(/[^\d+]/g, '')}` };
  if (mail.test(path)) return { kind: 'mail', href: `mailto:${path.slice(7)}` };
  const page = webAddress(path, site);
  return page && { kind: 'page', href: page.href };
}

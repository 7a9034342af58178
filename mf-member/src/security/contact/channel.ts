import { bindContact } from '@unisite/shared/contract/memberSecurity';
import type { RequestOf } from '@unisite/shared/contract/operation';
import * as z from '@unisite/shared/schema';
import type { Country } from '@unisite/shared/session/mobile';

/** Where codes are sent. */
export type Contact = RequestOf<typeof bindContact>['contact'];
export type Channel = Contact['channel'];

/** Typed contact. */
export interface TypedContact {
  email: string;
  number: string;
  country: Country;
}

/** The typed contact as sent. */
export const contactOf = (channel: Channel, { email, number, country }: TypedContact): Contact =>
  channel === 'mail'
    ? { channel, email: email.trim() }
    : { channel, mobileNum: number.trim(), countryDialingCode: country.countryDialingCode };

/** Number of digits of a national number (E.164); the platform knows each country's numbering plan. */
const digits = { least: 4, most: 15 };

/** Whether the contact is well-formed enough to send a code to (section 4: the number must validate first). */
export function isWellFormed(contact: Contact): boolean {
  if (!z.safeParse(bindContact.request, { contact, password: '-' }).success) return false;
  if (contact.channel === 'mail') return true;
  const written = contact.mobileNum.replace(/[\s().-]/g, '');
  return /^\+?\d+$/.test(written) && written.length >= digits.least && written.length <= digits.most;
}

/** A contact as displayed. */
export const contactText = (contact: Contact): string =>
  contact.channel === 'mail' ? contact.email : `+${contact.countryDialingCode.replace('+', '')} ${contact.mobileNum}`;

import { randomInt } from 'node:crypto';
import type { Language } from '@unisite/shared/contract';

/** Without characters that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A guest's account name: nobody can register one with an underscore in it. */
export function newGuestName(): string {
  return `guest_${Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('')}`;
}

/** A guest's display name. */
export function guestNickname(account: string, language: Language): string {
  const short = account.slice(-4).toUpperCase();
  return language === 'vi' ? `Khách ${short}` : `Guest ${short}`;
}

import { chance } from '../art/prng.ts';
import { agent, ascii, type Person, player } from './people.ts';

/**
 * Contacts and bank account name of a demonstration member. Nothing is ever sent: a demonstration stores its messages.
 */
export interface Contacts {
  readonly email: string;
  /** In E.164 format. */
  readonly mobile: string;
  readonly payeeName: string;
}

const families = [
  'Nguyen',
  'Tran',
  'Le',
  'Pham',
  'Hoang',
  'Phan',
  'Vu',
  'Dang',
  'Bui',
  'Do',
  'Ho',
  'Ngo',
  'Duong',
  'Ly',
];

const known: Readonly<Record<string, Omit<Contacts, 'email'>>> = {
  [player.account]: { mobile: '+84912345678', payeeName: 'NGUYEN MINH ANH' },
  [agent.account]: { mobile: '+84913456789', payeeName: 'TRAN HUNG PHAT' },
};

/** `place`: index in the list of people; numbers are unique. */
export function contactsOf({ account, nickname }: Person, place: number): Contacts {
  const draw = chance(`contacts/${place}`);
  return {
    email: `${account}@thu.example`,
    mobile: `+8493${String((1_000_003 + place * 24_691) % 10_000_000).padStart(7, '0')}`,
    payeeName: `${draw.pick(families)} ${ascii(nickname)}`.toUpperCase(),
    ...known[account],
  };
}

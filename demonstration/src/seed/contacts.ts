import { chance } from '../art/prng.ts';
import { agent, ascii, type Person, player } from './people.ts';

/**
 * Where somebody of the demonstration is reached, and the name on their bank account. Nothing is ever sent there: a
 * demonstration keeps its messages.
 */
export interface Contacts {
  readonly email: string;
  /** In the form of E.164. */
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

/** `place`: in the list of people; no two have one number. */
export function contactsOf({ account, nickname }: Person, place: number): Contacts {
  const draw = chance(`contacts/${place}`);
  return {
    email: `${account}@thu.example`,
    mobile: `+8493${String((1_000_003 + place * 24_691) % 10_000_000).padStart(7, '0')}`,
    payeeName: `${draw.pick(families)} ${ascii(nickname)}`.toUpperCase(),
    ...known[account],
  };
}

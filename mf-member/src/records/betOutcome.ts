import type { bets } from '@unisite/shared/contract/members';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { IconName, TagProps } from '@unisite/shared/ui';

export type Bet = ValueOf<typeof bets>['rows'][number];

/** Outcome of a bet. */
export type Outcome = 'won' | 'lost' | 'even' | 'open' | 'cancelled';

export function outcomeOf({ state, net }: Pick<Bet, 'state' | 'net'>): Outcome {
  if (state !== 'settled') return state;
  return net > 0 ? 'won' : net < 0 ? 'lost' : 'even';
}

/** The page of a bet: a lottery ticket on its game's page; null: none. */
export function ticketPath({ reference, category, game }: Pick<Bet, 'reference' | 'category' | 'game'>): string | null {
  if (!/^L-\d{8}-[0-9A-Z]{8}$/.test(reference)) return null;
  const address = new URLSearchParams({ gameCode: game.gameId, view: 'bet', ticket: reference });
  return `${category === 'ELOTT' ? '/elott' : '/vnlottery'}?${address}`;
}

/** Never by colour alone: each outcome has an icon and a word. */
export const outcomeAppearance: Readonly<Record<Outcome, { icon: IconName; tone: TagProps['tone'] }>> = {
  won: { icon: 'check', tone: 'jade' },
  lost: { icon: 'minus', tone: undefined },
  even: { icon: 'swap', tone: undefined },
  open: { icon: 'clock', tone: 'sky' },
  cancelled: { icon: 'rollback', tone: undefined },
};

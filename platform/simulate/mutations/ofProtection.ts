import type { Mutation } from './mutation.ts';

/** Bugs in limits and breaks. */
export const ofProtection: readonly Mutation[] = [
  {
    name: 'a limit of stakes is not looked at where bets go together',
    edits: [{ sql: 'seamless_accept_bets', find: 'd.remains >= 0 AND d.fits', put: 'd.remains >= 0' }],
  },
  {
    name: 'winnings are not counted',
    edits: [{ sql: 'play_count_win', find: 'won = s.won + p_amount', put: 'won = s.won' }],
  },
  {
    name: 'a bet that is taken back counts still',
    edits: [
      { sql: 'seamless_rollback', find: 'PERFORM play_take_back(c.player, v_of.amount, 0, v_of.at, c.at);', put: '' },
    ],
  },
  {
    name: 'a break keeps nobody from play',
    edits: [{ sql: 'play_room', find: `WHEN s.blocked_until > p_at THEN 'PLAYER_EXCLUDED'`, put: '' }],
  },
  {
    name: 'a higher limit counts at once',
    edits: [
      {
        file: 'access/protection/limits/limitRules.ts',
        find: `return own === null || asked < own ? 'lower' : 'raise';`,
        put: `return 'lower';`,
      },
    ],
  },
];

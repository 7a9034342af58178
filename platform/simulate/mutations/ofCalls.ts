import type { Mutation } from './mutation.ts';

/** Missing checks of vendors' calls themselves. */
export const ofCalls: readonly Mutation[] = [
  {
    name: 'the amount that a rollback says is not compared',
    edits: [{ sql: 'seamless_rollback', find: 'ELSIF c.amount <> v_of.amount THEN', put: 'ELSIF false THEN' }],
  },
  {
    name: 'the round that a rollback says is not compared',
    edits: [{ sql: 'seamless_rollback', find: 'ELSIF c.round <> v_of.round_id THEN', put: 'ELSIF false THEN' }],
  },
  {
    name: 'a nonce is taken again',
    edits: [
      { sql: 'seamless_calls', find: 'WHEN f.nonce IS NULL OR NOT c.first_of_nonce THEN', put: 'WHEN false THEN' },
    ],
  },
  {
    name: 'a win of another game of the round is looked at',
    edits: [{ sql: 'seamless_win', find: "AND t.game_id = c.game AND t.kind = 'bet'", put: "AND t.kind = 'bet'" }],
  },
  {
    name: 'a round that one game closed is closed in the other',
    edits: [
      {
        sql: 'seamless_accept_bets',
        find: "AND r.game_id = c.game AND r.state = 'settled')",
        put: "AND r.state = 'settled')",
      },
    ],
  },
  {
    name: 'ids of transactions are taken for one another’s by players',
    edits: [
      {
        sql: 'seamless_replay',
        find: 't.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_transaction',
        put: 't.caller = p_caller AND t.transaction_id = p_transaction',
      },
    ],
  },
  {
    name: 'the key of a movement leaves the player out',
    edits: [
      {
        sql: 'seamless_transaction_key',
        find: "p_caller || ':' || p_player || ':' || p_transaction",
        put: "p_caller || ':' || p_transaction",
      },
    ],
  },
  {
    name: 'a prize is given without permission',
    edits: [{ sql: 'seamless_calls', find: 'CASE WHEN c.promo AND c.promo_wins THEN', put: 'CASE WHEN c.promo THEN' }],
  },
  {
    name: 'a closed member bets',
    edits: [{ sql: 'seamless_calls', find: "WHEN c.kind = 'bet' AND NOT p.may_play THEN", put: 'WHEN false THEN' }],
  },
  {
    name: 'play sessions never end',
    edits: [
      {
        sql: 'seamless_session',
        find: "AND s.seen_at > p_at - interval '2 hours' AND s.started_at > p_at - interval '12 hours'",
        put: '',
      },
    ],
  },
];

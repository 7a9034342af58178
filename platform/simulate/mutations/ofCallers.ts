import type { Mutation } from './mutation.ts';

/** Missing checks of callers and sessions. */
export const ofCallers: readonly Mutation[] = [
  {
    name: 'a bet is taken for another caller’s vendor',
    edits: [
      {
        sql: 'seamless_calls',
        find: "WHEN c.kind = 'bet' AND g.vendor_code IS DISTINCT FROM s.vendor_code THEN",
        put: 'WHEN false THEN',
      },
    ],
  },
  {
    name: 'a play session is good at another caller',
    edits: [{ sql: 'seamless_session', find: ' AND s.caller = p_caller', put: '' }],
  },
  {
    name: 'a prize is given for another caller’s vendor',
    edits: [{ sql: 'seamless_win', find: "coalesce(v.caller, 'sandbox') = c.caller", put: 'true' }],
  },
  {
    name: 'a win is credited on another caller’s bet',
    edits: [
      {
        sql: 'seamless_win',
        find: 'WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = c.round',
        put: 'WHERE t.member_id = c.player AND t.round_id = c.round',
      },
    ],
  },
  {
    name: 'another caller’s transaction is rolled back',
    edits: [
      {
        sql: 'seamless_rollback',
        find: 'SELECT * INTO v_of FROM vendor_transaction t\n  WHERE t.caller = c.caller AND',
        put: 'SELECT * INTO v_of FROM vendor_transaction t\n  WHERE',
      },
    ],
  },
  {
    name: 'another caller’s launch code is taken',
    edits: [
      {
        file: 'play/seamless/playSession.ts',
        find: 'WHERE v.code = launch_code.vendor_code), $5) = $4',
        put: 'WHERE v.code = launch_code.vendor_code), $5, $4) IS NOT NULL',
      },
    ],
  },
  {
    name: 'ids of transactions are taken for one another’s by callers',
    edits: [
      {
        sql: 'seamless_replay',
        find: 't.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_transaction',
        put: 't.member_id = p_member AND t.transaction_id = p_transaction',
      },
    ],
  },
  {
    name: 'the key of a movement leaves the caller out',
    edits: [
      {
        sql: 'seamless_transaction_key',
        find: "p_caller || ':' || p_player || ':' || p_transaction",
        put: "p_player || ':' || p_transaction",
      },
    ],
  },
  {
    name: 'play goes on after the site’s session has ended',
    edits: [{ sql: 'seamless_session', find: 'b.ended_at IS NOT NULL OR ', put: '' }],
  },
  {
    name: 'one session’s end is the end of play in all',
    edits: [{ sql: 'seamless_session', find: 'b.id = s.session_id', put: 'b.member_id = s.member_id' }],
  },
];

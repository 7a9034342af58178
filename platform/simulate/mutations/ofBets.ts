import type { Mutation } from './mutation.ts';

const notSeenBefore = `NOT EXISTS (SELECT FROM vendor_transaction t
        WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id)
      AND NOT EXISTS`;

/** Bugs in vendors' bets and the checks before them. */
export const ofBets: readonly Mutation[] = [
  {
    name: 'a copy of a bet is taken again',
    edits: [
      { sql: 'seamless_accept_bets', find: notSeenBefore, put: 'NOT EXISTS' },
      {
        sql: 'seamless_accept_bets',
        find: 'ROW(seamless_transaction_key(b.caller, b.player, b.transaction_id),',
        put: 'ROW(gen_random_uuid()::text,',
      },
      {
        sql: 'seamless_accept_bets',
        find: 'b.transfer_id, b.at\n    FROM accepted b\n',
        put: 'b.transfer_id, b.at\n    FROM accepted b ON CONFLICT DO NOTHING\n',
      },
    ],
  },
  {
    name: 'another amount under the same id is taken for a copy',
    edits: [
      {
        sql: 'seamless_replay',
        find: `CASE WHEN t.request_hash = p_hash THEN t.code ELSE 'CONFLICT' END`,
        put: 't.code',
      },
    ],
  },
  {
    name: 'what a copy is told apart by leaves the amount out',
    edits: [
      {
        file: 'play/seamless/transactions.ts',
        find: 'const fields = Object.entries({ kind, ...request })',
        put: 'const fields = Object.entries({ kind, ...request, amount: 0 })',
      },
    ],
  },
  {
    name: 'a copy is answered with the balance of now',
    edits: [
      {
        sql: 'seamless_bet',
        find: 'code := v_replay.code; balance := v_replay.balance; RETURN;',
        put: 'code := v_replay.code; balance := v_hold.balance; RETURN;',
      },
    ],
  },
  {
    name: 'the whole balance cannot be staked',
    edits: [{ sql: 'seamless_accept_bets', find: 'd.remains >= 0', put: 'd.remains > 0' }],
  },
  {
    name: 'a hundredth more than the balance is let through',
    edits: [{ sql: 'seamless_accept_bets', find: 'd.remains >= 0', put: 'd.remains >= -1' }],
  },
  {
    name: 'bets are taken with the session of another member',
    edits: [
      {
        sql: 'seamless_calls',
        find: `s.member_id IS DISTINCT FROM c.player THEN 'SESSION_EXPIRED'`,
        put: `s.member_id IS NULL THEN 'SESSION_EXPIRED'`,
      },
    ],
  },
  {
    name: 'the currency is not looked at',
    edits: [{ sql: 'seamless_calls', find: 'WHEN c.currency <> p.currency THEN', put: 'WHEN false THEN' }],
  },
  {
    name: 'bets are taken in a round that is closed',
    edits: [{ sql: 'seamless_accept_bets', find: `AND r.state = 'settled')`, put: 'AND false)' }],
  },
  {
    name: 'calls that share a commit get each other’s answers',
    edits: [
      {
        file: 'play/seamless/batchCalls.ts',
        find: 'const result = results[i];',
        put: 'const result = results[results.length - 1 - i];',
      },
    ],
  },
  {
    name: 'the wallets of calls are not held',
    edits: [
      {
        sql: 'seamless_calls',
        find: `PERFORM ledger_lock(ARRAY(SELECT c.wallet FROM unnest(v_calls) c WHERE c.answer IS NULL
    UNION SELECT c.house FROM unnest(v_calls) c WHERE c.answer IS NULL));`,
        put: '',
      },
    ],
  },
];

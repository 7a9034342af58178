import type { Mutation } from './mutation.ts';

/** Bugs in transfers and the chain of seals. */
export const ofLedger: readonly Mutation[] = [
  {
    name: 'a posting says the balance before it',
    edits: [
      {
        sql: 'ledger_post',
        find: '(transfer_id, 0, p_from, -p_amount, balance_from)',
        put: '(transfer_id, 0, p_from, -p_amount, v_from.balance)',
      },
    ],
  },
  {
    name: 'postings of one commit say one balance',
    edits: [
      {
        sql: 'ledger_post_many',
        find: '(PARTITION BY l.account ORDER BY l.ord, l.side)',
        put: '(PARTITION BY l.account)',
      },
    ],
  },
  {
    name: 'the accounts of a movement are not held',
    edits: [
      {
        sql: 'ledger_post',
        find: `ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet')) DESC, a.id FOR NO KEY UPDATE;`,
        put: `ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet')) DESC, a.id;`,
      },
    ],
  },
  {
    name: 'what receives is credited a hundredth less',
    edits: [
      { sql: 'ledger_post', find: 'SET balance = a.balance + p_amount', put: 'SET balance = a.balance + p_amount - 1' },
    ],
  },
  {
    name: 'a kind of transfer is never sealed',
    shows: /were not sealed|has no seal/,
    edits: [
      {
        sql: 'ledger_seal_next',
        find: 'ORDER BY t.id LIMIT p_limit',
        put: `AND t.kind <> 'refund' ORDER BY t.id LIMIT p_limit`,
      },
    ],
  },
  {
    name: 'the seals do not wait for who began earlier',
    shows: /were not sealed|has no seal/,
    edits: [{ sql: 'ledger_seal_next', find: ' AND v_state.mark_tx <= v_xmin', put: '' }],
  },
  {
    name: 'a seal does not hold the one before it',
    edits: [{ sql: 'ledger_seal_next', find: 'sha256(v_hash || convert_to(', put: 'sha256(convert_to(' }],
  },
];

import type { Mutation } from './mutation.ts';

/** Bugs in wins, rollbacks and the record of rounds. */
export const ofRounds: readonly Mutation[] = [
  {
    name: 'a win that is sent again is credited again',
    edits: [
      { sql: 'seamless_win', find: 'IF v_replay.is_known THEN', put: 'IF v_replay.is_known AND c.ends THEN' },
      {
        sql: 'seamless_win',
        find: 'IF seamless_apply_tombstone(c, balance) THEN',
        put: 'IF NOT v_replay.is_known AND seamless_apply_tombstone(c, balance) THEN',
      },
      {
        sql: 'seamless_win',
        find: 'ledger_post(seamless_transaction_key(c.caller, c.player, c.transaction_id),',
        put: 'ledger_post(gen_random_uuid()::text,',
      },
      {
        sql: 'seamless_win',
        find: 'PERFORM seamless_record(',
        put: 'IF v_replay.is_known THEN RETURN; END IF; PERFORM seamless_record(',
      },
    ],
  },
  {
    name: 'a win needs no bet',
    edits: [
      { sql: 'seamless_win', find: `code := 'BET_UNKNOWN'; RETURN;`, put: '' },
      { sql: 'seamless_win', find: `v_round.state IS DISTINCT FROM 'open'`, put: `v_round.state <> 'open'` },
    ],
  },
  {
    name: 'every win closes its round',
    edits: [
      { sql: 'round_win', find: `CASE WHEN p_ends THEN 'settled' ELSE r.state END`, put: `'settled'` },
      { sql: 'round_win', find: 'CASE WHEN p_ends THEN p_at ELSE r.closed_at END', put: 'p_at' },
    ],
  },
  {
    name: 'winnings go to the main wallet where games play from another one',
    edits: [
      {
        sql: 'seamless_lock_wallet',
        find: 'ELSE wallet_player_account(p_member, p_vendor, p_currency) END',
        put: `ELSE wallet_account('member', p_member::text, p_currency) END`,
      },
    ],
  },
  {
    name: 'what is put aside and the main wallet are taken for each other',
    edits: [
      {
        sql: 'wallet_player_account',
        find: `RETURN wallet_account('member',`,
        put: `RETURN wallet_account('hold',`,
      },
    ],
  },
  {
    name: 'the rollback of a bet that has not come is forgotten',
    edits: [
      {
        sql: 'seamless_rollback',
        find: 'VALUES (c.caller, c.player, c.reference,',
        put: `VALUES (c.caller, c.player, 'of ' || c.transaction_id,`,
      },
    ],
  },
  {
    name: 'a bet that is settled is rolled back',
    edits: [{ sql: 'seamless_rollback', find: `code := 'ALREADY_SETTLED';`, put: 'NULL;' }],
  },
  {
    name: 'a bet is rolled back twice, under two ids',
    edits: [
      { sql: 'seamless_rollback', find: `code := 'ALREADY_ROLLED_BACK';`, put: 'NULL;' },
      {
        sql: 'round_stake_back',
        find: 'SET staked = r.staked - p_amount',
        put: 'SET staked = greatest(r.staked - p_amount, 0)',
      },
    ],
  },
  {
    name: 'a win that is spent is taken back',
    edits: [
      {
        sql: 'seamless_rollback',
        find: `amount THEN
      code := 'WIN_SPENT';`,
        put: 'amount THEN NULL;',
      },
    ],
  },
  {
    name: 'a rollback leaves the round’s stake as it was',
    edits: [{ sql: 'round_stake_back', find: 'SET staked = r.staked - p_amount', put: 'SET staked = r.staked' }],
  },
  {
    name: 'the round forgets a second win',
    edits: [{ sql: 'round_win', find: 'SET won = r.won + p_amount', put: 'SET won = p_amount' }],
  },
];

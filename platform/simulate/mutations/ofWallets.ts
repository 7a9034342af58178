import type { Mutation } from './mutation.ts';

const unlessKnown = 'IF done.reference IS NOT NULL THEN RETURN; END IF;\n  INSERT INTO wallet_transfer (';

/** Bugs in transfers between wallets, and holds. */
export const ofWallets: readonly Mutation[] = [
  {
    name: 'a transfer out that is sent again moves again',
    edits: [
      { sql: 'wallet_transfer_once', find: 'IF FOUND THEN', put: `IF FOUND AND p_direction = 'in' THEN` },
      {
        sql: 'wallet_transfer_once',
        find: `'walletTransfer/' || p_member || '/' || p_reference,`,
        put: 'gen_random_uuid()::text,',
      },
      { sql: 'wallet_transfer_once', find: 'INSERT INTO wallet_transfer (', put: unlessKnown },
    ],
  },
  {
    name: 'a transfer goes to another member’s wallet',
    edits: [
      {
        sql: 'wallet_transfer_once',
        find: `p_vendor || '/' || p_member, p_currency`,
        put: `p_vendor || '/' || (p_member % 8), p_currency`,
      },
    ],
  },
  {
    name: 'the reference of a transfer that failed is used again',
    edits: [
      { sql: 'wallet_transfer_once', find: 'IF FOUND THEN', put: `IF FOUND AND done.state = 'done' THEN` },
      { sql: 'wallet_transfer_once', find: 'INSERT INTO wallet_transfer (', put: unlessKnown },
    ],
  },
  {
    name: 'copies of a transfer do not wait for each other',
    edits: [
      {
        sql: 'wallet_transfer_once',
        find: 'PERFORM ledger_lock(ARRAY[v_main, v_vendor]);',
        put: '',
      },
    ],
  },
  {
    name: 'what comes back from vendors leaves a hundredth there',
    edits: [
      {
        sql: 'wallet_transfer_all_out',
        find: `'transfer', v_lying.id, v_main, v_lying.balance,`,
        put: `'transfer', v_lying.id, v_main, greatest(v_lying.balance - 1, 1),`,
      },
    ],
  },
  {
    name: 'a pay-out leaves the fee out',
    edits: [
      { file: 'money/ledger/holds.ts', find: 'amount: minus(held.amount, fee) }', put: 'amount: held.amount }' },
      { file: 'money/ledger/holds.ts', find: 'if (fee > 0n)', put: 'if (fee < 0n)' },
    ],
  },
  {
    name: 'a fee is kept and paid out as well',
    edits: [{ file: 'money/ledger/holds.ts', find: 'amount: minus(held.amount, fee) }', put: 'amount: held.amount }' }],
  },
  {
    name: 'what is put aside stays in the main wallet',
    edits: [
      {
        file: 'money/ledger/holds.ts',
        find: `const mainAccount = ({ memberId, currency }: Held): AccountRef => ({ kind: 'member', owner: memberId, currency });`,
        put: `const mainAccount = ({ memberId, currency }: Held): AccountRef => ({ kind: 'bank', owner: memberId, currency });`,
      },
    ],
  },
  {
    name: 'the fee of a pay-out that came back is kept',
    edits: [
      { file: 'money/ledger/holds.ts', find: 'if (fee === 0n) return posted;', put: 'if (fee >= 0n) return posted;' },
    ],
  },
];

import type { Mutation } from './mutation.ts';

const storeInTransaction = '    await context.storeResponse(q, withdrawalToWire(stored, language));\n';

/** Bugs in withdrawals, from the request to their end. */
const ofWithdrawals: readonly Mutation[] = [
  {
    name: 'a withdrawal’s response is stored after its commit',
    kills: 4,
    edits: [
      { file: 'money/cash/withdrawals/create.ts', find: storeInTransaction, put: '' },
      {
        file: 'money/cash/withdrawals/create.ts',
        find: '  notifier.publish({',
        put: `  await new Promise((later) => setTimeout(later, 1500));
  await context.storeResponse(database, withdrawalToWire(row, language));
  notifier.publish({`,
      },
    ],
  },
  {
    name: 'the withdrawal password is not checked',
    edits: [
      {
        file: 'access/identity/withdrawalPin/withdrawalPin.ts',
        find: 'if (!(await isPassword(pin, hash))) {',
        put: 'if (false) {',
      },
    ],
  },
  {
    name: 'money goes out to another member’s bank account',
    edits: [
      {
        file: 'money/cash/bankAccounts/bankAccounts.ts',
        find: 'AND a.id = $2`, [',
        put: "AND a.id = $2`.replace('a.member_id = $1', '$1::bigint IS NOT NULL'), [",
      },
    ],
  },
  {
    name: 'who owes something withdraws',
    edits: [
      {
        file: 'money/cash/withdrawals/create.ts',
        find: '> 0n) throw new Refusal',
        put: '> 0n && false) throw new Refusal',
      },
    ],
  },
  {
    name: 'a withdrawal puts nothing aside',
    edits: [{ file: 'money/cash/withdrawals/applyTransition.ts', find: `await placeHold(q, held('hold'));`, put: '' }],
  },
  {
    name: 'a withdrawal is rejected after it was paid',
    edits: [
      {
        file: 'money/cash/withdrawals/transitions.ts',
        find: `from: ['requested', 'approved'],
    to: 'rejected',
    by: ['operator'],
    // a provider that was told of it may have paid already
    unless: ({ handedOver }) => handedOver,`,
        put: `from: ['requested', 'approved', 'paid', 'received'],\n    to: 'rejected',\n    by: ['operator'],`,
      },
    ],
  },
  {
    name: 'another member answers for a withdrawal',
    edits: [
      {
        file: 'money/cash/withdrawals/transitionWithdrawal.ts',
        find: 'withdrawalById(q, id, { memberId, lock: true })',
        put: 'withdrawalById(q, id, { lock: true })',
      },
    ],
  },
  {
    name: 'withdrawals are not held while they change',
    edits: [
      {
        file: 'money/cash/withdrawals/transitionWithdrawal.ts',
        find: 'withdrawalById(q, id, { memberId, lock: true })',
        put: 'withdrawalById(q, id, { memberId })',
      },
    ],
  },
  {
    name: 'a provider is heard of a withdrawal that nobody approved',
    edits: [{ file: 'money/cash/provider/notificationRoute.ts', find: ' AND handed_over', put: '' }],
  },
  {
    name: 'a pay-out that failed stays put aside',
    edits: [
      {
        file: 'money/cash/withdrawals/transitions.ts',
        find: `by: ['provider'],\n    money: 'release',`,
        put: `by: ['provider'],`,
      },
    ],
  },
  {
    name: 'a receipt is taken again',
    edits: [
      {
        file: 'money/cash/withdrawals/transitions.ts',
        find: `from: ['paid', 'partial', 'notReceived'],\n    to: 'received',\n    by: ['member'],`,
        put: `from: ['paid', 'partial', 'notReceived', 'received'],\n    to: 'received',\n    by: ['member'],`,
      },
    ],
  },
  {
    name: 'a missing pay-out needs no proof',
    edits: [{ file: 'money/cash/withdrawals/receipt.ts', find: '&& before.proofs.length === 0', put: '&& false' }],
  },
  {
    name: 'what is missing of a pay-out comes back twice',
    edits: [
      {
        file: 'money/cash/withdrawals/transitions.ts',
        find: `return: {\n    from: ['partial', 'notReceived'],`,
        put: `return: {\n    from: ['partial', 'notReceived', 'returned'],`,
      },
      {
        file: 'money/cash/withdrawals/applyTransition.ts',
        find: `{ ...held('returned'), amount: missing, fee }`,
        put: `{ ...held('returned'), key: crypto.randomUUID(), amount: missing, fee }`,
      },
    ],
  },
  {
    name: 'the fee of a pay-out that bounced is kept',
    edits: [
      {
        file: 'money/cash/withdrawals/applyTransition.ts',
        find: 'amount: minus(row.amount, row.fee), fee: row.fee }',
        put: 'amount: minus(row.amount, row.fee), fee: noMoney }',
      },
    ],
  },
  {
    name: 'a pay-out that was made after all is not taken back',
    edits: [
      {
        file: 'money/cash/withdrawals/applyTransition.ts',
        find: `await recoverPayout(q, recovered(row, held('recovered')));`,
        put: 'void [recoverPayout, recovered];',
      },
    ],
  },
];

/** Decisions for two operators that one could make alone. */
const ofOperators: readonly Mutation[] = [
  {
    name: 'a large pay-out takes one operator',
    edits: [
      {
        file: 'money/cash/withdrawals/guardedActs.ts',
        find: `return act === 'approve' && amount >`,
        put: `return act === 'approve' && false && amount >`,
      },
    ],
  },
  {
    name: 'who proposed something decides it',
    edits: [
      {
        file: 'operators/proposals/proposals.ts',
        find: '[row.proposedBy, ...row.notBy].includes(by)',
        put: 'row.notBy.includes(by)',
      },
    ],
  },
  {
    name: 'who approved a pay-out decides on its return',
    edits: [
      {
        file: 'money/cash/withdrawals/guardedActs.ts',
        find: `notBy: act === 'approve' ? [] : approversOf(row),`,
        put: `notBy: act === 'approve' ? [] : approversOf(row).slice(1),`,
      },
    ],
  },
  {
    name: 'a correction is approved by who asked for it',
    edits: [
      {
        file: 'money/cash/corrections/decideCorrection.ts',
        find: `if (decision !== 'withdraw' && by === before.askedBy)`,
        put: 'if (false)',
      },
    ],
  },
  {
    name: 'a correction that was decided is decided again',
    edits: [
      {
        file: 'money/cash/corrections/decideCorrection.ts',
        find: `if (before.state !== 'waiting') throw`,
        put: `if (before.state === 'withdrawn') throw`,
      },
      {
        file: 'money/cash/corrections/decideCorrection.ts',
        find: 'await post(q, {\n    key: ',
        put: 'await post(q, {\n    key: crypto.randomUUID() || ',
      },
    ],
  },
  {
    name: 'a correction takes what is not there',
    edits: [
      {
        file: 'money/cash/corrections/requestCorrection.ts',
        find: `if (!known && direction === 'debit' &&`,
        put: `if (!known && direction === 'credit' &&`,
      },
    ],
  },
  {
    name: 'a contradiction is settled by who proposed how',
    edits: [
      {
        file: 'money/cash/contradictions/decideSettlement.ts',
        find: `if (decision !== 'withdraw' && by === settlement.proposedBy)`,
        put: 'if (false)',
      },
    ],
  },
];

/** Bugs in payments of deposits, their reversals and debts. */
const ofDeposits: readonly Mutation[] = [
  {
    name: 'a payment that is told of again is credited again',
    edits: [
      {
        file: 'money/cash/deposits/creditPayment.ts',
        find: 'if (fresh.length === 0) {',
        put: 'if (fresh.length < 0) {',
      },
      {
        file: 'money/cash/deposits/creditPayment.ts',
        find: 'await postPayment(q, at, row, { key: ',
        put: 'await postPayment(q, at, row, { key: crypto.randomUUID() || ',
      },
    ],
  },
  {
    name: 'a payment’s other amount is passed over',
    edits: [
      {
        file: 'money/cash/deposits/creditPayment.ts',
        find: 'if (payments.length === 0) return null;',
        put: 'if (payments.length >= 0) return null;',
      },
    ],
  },
  {
    name: 'money for a deposit that was cancelled is lost',
    edits: [
      {
        file: 'money/cash/deposits/recordPayments.ts',
        find: 'for (const payment of payments) {',
        put: `for (const payment of row.state === 'cancelled' ? [] : payments) {`,
      },
    ],
  },
  {
    name: 'another member’s deposit is cancelled',
    edits: [{ file: 'money/cash/deposits/cancel.ts', find: 'AND member_id = $1', put: 'AND $1::bigint IS NOT NULL' }],
  },
  {
    name: 'a reversal takes from the wallet what is not there',
    edits: [
      { file: 'money/cash/deposits/postPayment.ts', find: `{ kind: 'debt', owner`, put: `{ kind: 'member', owner` },
    ],
  },
  {
    name: 'the fee of a deposit that was charged back is kept',
    edits: [{ file: 'money/cash/deposits/postPayment.ts', find: 'if (fee > 0n) {', put: 'if (fee < 0n) {' }],
  },
  {
    name: 'payments that were charged back count as there',
    edits: [{ file: 'money/cash/deposits/chargeBack.ts', find: 'SET reversed = $2', put: 'SET reversed = reversed' }],
  },
  {
    name: 'more is collected than is owed',
    edits: [{ file: 'money/ledger/debts.ts', find: 'least(m.balance, -d.balance)', put: 'm.balance' }],
  },
];

export const ofCash: readonly Mutation[] = [...ofWithdrawals, ...ofOperators, ...ofDeposits];

import type { CashAct, PayoutReport, Planned, Receipt } from './cashStep.ts';
import type { Planning } from './planning.ts';
import { WithdrawalModel } from './withdrawalModel.ts';

/** A new withdrawal, or an event of one. */
export function planWithdrawal(planning: Planning): Planned | null {
  const { random, withdrawals } = planning;
  const contradicted = withdrawals.filter(({ contradiction }) => contradiction !== null);
  const open = random.chance(0.4) ? random.pick(contradicted) : undefined;
  if (open) return settle(planning, open);
  // What came back was paid after all.
  const back = withdrawals.filter((one) => one.wasHandedOver && ['rejected', 'returned'].includes(one.state));
  const paidAfterAll = random.chance(0.08) ? random.pick(back.slice(-3)) : undefined;
  if (paidAfterAll) return report(paidAfterAll, 'paid');
  if (random.chance(0.2)) return newWithdrawal(planning);
  const going = withdrawals.filter(({ state }) => !isOver(state)).slice(-6);
  const withdrawal = (random.chance(0.75) ? random.pick(going) : undefined) ?? random.pick(withdrawals.slice(-5));
  return withdrawal ? happens[withdrawal.state](planning, withdrawal) : null;
}

const isOver = (state: WithdrawalModel['state']): boolean => ['received', 'returned', 'rejected'].includes(state);

function newWithdrawal(planning: Planning): Planned | null {
  const { random, model, name, withdrawals } = planning;
  const [key, balance] = [name('withdrawal'), model.balance('main')];
  const amount = random.chance(0.12)
    ? balance + (random.chance(0.5) ? 1 : random.int(1, 1_000))
    : random.int(1, Math.max(1, Math.floor(balance / 3)));
  const givesUp = model.bonuses.held > 0 && random.chance(0.2);
  const ask = (odd: 'pin' | 'account' | null, code: string | null): Planned => ({
    act: { do: 'withdraw', key, amount, givesUp, odd, code, again: false },
    state: code === null ? 'requested' : null,
  });
  // Wrong digits make the sender wait, longer each time: a single one costs nothing.
  if (planning.pin.isProved && random.chance(0.1)) {
    planning.pin.isProved = false;
    return ask('pin', 'WRONG_WITHDRAWAL_PIN');
  }
  planning.pin.isProved = true;
  if (random.chance(0.06)) return ask('account', 'BANK_ACCOUNT_UNKNOWN');
  if (model.debt > 0) return ask(null, 'DEBT_OPEN');
  if (model.bonuses.held > 0 && !givesUp) return ask(null, 'BONUS_OPEN');
  if (amount > balance) return ask(null, 'INSUFFICIENT_BALANCE');
  if (givesUp) model.bonuses.giveAllUp();
  withdrawals.push(new WithdrawalModel(model, key, amount, givesUp));
  return ask(null, null);
}

type Happens = (planning: Planning, withdrawal: WithdrawalModel) => Planned;

const happens: Readonly<Record<WithdrawalModel['state'], Happens>> = {
  requested: (planning, withdrawal) => {
    const which = planning.random.next();
    if (which < 0.6) return approve(withdrawal);
    if (which < 0.76) return reject(withdrawal);
    if (which < 0.86) return planned(withdrawal, { do: 'payOut', key: withdrawal.key, reported: 'paid', known: false });
    return which < 0.93 ? answer(planning, withdrawal, 'received') : again(withdrawal);
  },
  approved: (planning, withdrawal) => {
    const which = planning.random.next();
    if (which < 0.7) return report(withdrawal, planning.random.chance(0.8) ? 'paid' : 'failed');
    return which < 0.92 ? approve(withdrawal) : again(withdrawal);
  },
  paid: (planning, withdrawal) => {
    const which = planning.random.next();
    if (which < 0.12) return answer(planning, withdrawal, 'received');
    if (which < 0.75) return answer(planning, withdrawal, planning.random.chance(0.5) ? 'partial' : 'notReceived');
    if (which < 0.8) return force(withdrawal);
    if (which < 0.85) return reject(withdrawal);
    return report(withdrawal, planning.random.chance(0.7) ? 'failed' : 'paid');
  },
  partial: disputed,
  notReceived: disputed,
  received: closed,
  returned: closed,
  rejected: closed,
};

function disputed(planning: Planning, withdrawal: WithdrawalModel): Planned {
  const which = planning.random.next();
  if (which < 0.55) return returnMissing(withdrawal);
  if (which < 0.75) return answer(planning, withdrawal, planning.random.chance(0.6) ? 'received' : 'notReceived');
  return which < 0.85 ? force(withdrawal) : report(withdrawal, 'failed');
}

function closed(planning: Planning, withdrawal: WithdrawalModel): Planned {
  if (withdrawal.state === 'returned' && planning.random.chance(0.35)) return returnMissing(withdrawal);
  const which = planning.random.next();
  // The provider never got one that an operator rejected.
  if (which < 0.4 && withdrawal.wasHandedOver)
    return report(withdrawal, withdrawal.state === 'received' ? 'failed' : 'paid');
  if (which < 0.6) return returnMissing(withdrawal);
  if (which < 0.75) return answer(planning, withdrawal, 'received');
  if (which < 0.85) return again(withdrawal);
  if (which < 0.9) return reject(withdrawal);
  return approve(withdrawal);
}

const reject = (withdrawal: WithdrawalModel): Planned =>
  planned(withdrawal, { do: 'reject', key: withdrawal.key, code: withdrawal.reject() });

const planned = (withdrawal: WithdrawalModel, act: CashAct, many = true): Planned => ({
  act,
  state: withdrawal.state,
  many,
});

/** The call that created it, repeated with its key. */
const again = (withdrawal: WithdrawalModel): Planned =>
  planned(withdrawal, {
    do: 'withdraw',
    key: withdrawal.key,
    amount: withdrawal.amount,
    givesUp: withdrawal.givesUp,
    odd: null,
    code: null,
    again: true,
  });

function approve(withdrawal: WithdrawalModel): Planned {
  const code = withdrawal.approve();
  return planned(
    withdrawal,
    { do: 'approve', key: withdrawal.key, two: withdrawal.takesTwo, code },
    !withdrawal.takesTwo,
  );
}

function report(withdrawal: WithdrawalModel, reported: PayoutReport): Planned {
  withdrawal.report(reported);
  return planned(withdrawal, { do: 'payOut', key: withdrawal.key, reported, known: true });
}

function answer({ random, name }: Planning, withdrawal: WithdrawalModel, said: Receipt): Planned {
  const { key, amount, fee, state } = withdrawal;
  const most = amount - fee;
  // One hundredth cannot be split.
  const receipt = said === 'partial' && most < 2 ? 'notReceived' : said;
  const received = receipt === 'partial' ? (random.chance(0.1) ? most : random.int(1, most - 1)) : 0;
  const byAnother = random.chance(0.08);
  const proof = !byAnother && state === 'paid' && receipt !== 'received' && random.chance(0.8);
  if (proof) withdrawal.hasProof = true;
  const code = byAnother ? 'NOT_FOUND' : withdrawal.receive(receipt, received);
  return planned(withdrawal, { do: 'receipt', key, call: name('receipt'), receipt, received, proof, byAnother, code });
}

function force(withdrawal: WithdrawalModel): Planned {
  return planned(withdrawal, { do: 'forceReceipt', key: withdrawal.key, code: withdrawal.force() });
}

function returnMissing(withdrawal: WithdrawalModel): Planned {
  const { key, approver } = withdrawal;
  return planned(withdrawal, { do: 'returnMissing', key, approver, code: withdrawal.returnMissing() }, false);
}

function settle({ random }: Planning, withdrawal: WithdrawalModel): Planned {
  const { key, effect, state, contradiction } = withdrawal;
  const outcome = effect === null || random.chance(0.15) ? 'dismissed' : 'followed';
  const act = { do: 'settle', of: 'withdrawal', key, outcome, reported: String(contradiction), stands: state } as const;
  withdrawal.settle(outcome);
  return planned(withdrawal, act, false);
}

import type { Payment, Planned } from './cashStep.ts';
import { DepositModel } from './depositModel.ts';
import type { Planning } from './planning.ts';

/** A new deposit, or an event of one. */
export function planDeposit(planning: Planning): Planned | null {
  const { random, deposits } = planning;
  const contradicted = deposits.filter(({ contradiction }) => contradiction !== null);
  const open = random.chance(0.5) ? random.pick(contradicted) : undefined;
  if (open) return settle(planning, open);
  if (random.chance(0.25)) return newDeposit(planning);
  const gone = deposits.filter(({ state }) => state === 'chargedBack' || state === 'cancelled').slice(-3);
  const deposit = (random.chance(0.25) ? random.pick(gone) : undefined) ?? random.pick(deposits.slice(-5));
  if (!deposit) return null;
  return deposit.state === 'pending' ? ofPending(planning, deposit) : ofClosed(planning, deposit);
}

export function newDeposit({ random, model, name, deposits }: Planning): Planned {
  const [key, amount] = [name('deposit'), random.int(1_000, 400_000)];
  const deposit = new DepositModel(model, key, random.chance(0.4) ? 'card' : 'bankTransfer', amount);
  deposits.push(deposit);
  return again(deposit, false);
}

/** Pays the requested amount. */
export function payInFull({ name, deposits }: Planning): Planned {
  const deposit = deposits.at(-1);
  if (!deposit) throw new Error('nothing was asked for');
  return report(deposit, [{ tx: name('payment'), amount: deposit.amount }], false);
}

/** The call that created it, repeated with its key. */
const again = ({ key, method, amount, state }: DepositModel, isAgain: boolean): Planned => ({
  act: { do: 'deposit', key, method, amount, again: isAgain },
  state: isAgain ? state : 'pending',
});

function report(deposit: DepositModel, payments: readonly Payment[], failed: boolean): Planned {
  const taken = deposit.report(payments, failed);
  return { act: { do: 'payments', key: deposit.key, payments, failed, taken }, state: deposit.state };
}

/** More than requested, less, or all of it; in one payment or two. */
function newPayments({ random, name }: Planning, { amount }: DepositModel): Payment[] {
  const whole = random.chance(0.6) ? amount : random.int(1, 2 * amount);
  if (whole < 2 || random.chance(0.7)) return [{ tx: name('payment'), amount: whole }];
  const first = random.int(1, whole - 1);
  return [first, whole - first].map((part) => ({ tx: name('payment'), amount: part }));
}

function ofPending(planning: Planning, deposit: DepositModel): Planned {
  const which = planning.random.next();
  if (which < 0.7) return report(deposit, newPayments(planning, deposit), false);
  if (which < 0.77) return report(deposit, [], true);
  if (which < 0.83) return again(deposit, true);
  return cancel(planning, deposit);
}

function ofClosed(planning: Planning, deposit: DepositModel): Planned {
  const { random } = planning;
  const known = deposit.payments.map(({ tx, amount }) => ({ tx, amount }));
  // Money that arrives late is credited nevertheless; earlier payments are reported with it.
  const late = () => report(deposit, [...known, ...newPayments(planning, deposit)], false);
  if (deposit.state !== 'confirmed' && random.chance(0.4)) return late();
  if (deposit.state === 'chargedBack' && random.chance(0.7)) return report(deposit, known, false);
  const which = random.next();
  if (which < 0.35) return report(deposit, known, false);
  if (which < 0.5) return late();
  if (which < 0.6) {
    const other = known.map(({ tx, amount }) => ({ tx, amount: amount + 1 }));
    return report(deposit, other, false);
  }
  if (which < 0.85) return report(deposit, [], true);
  return random.chance(0.5) ? again(deposit, true) : cancel(planning, deposit);
}

function cancel({ random }: Planning, deposit: DepositModel): Planned {
  const byAnother = random.chance(0.4);
  const code = byAnother ? 'NOT_FOUND' : deposit.cancel();
  return { act: { do: 'cancelDeposit', key: deposit.key, byAnother, code }, state: deposit.state };
}

function settle({ random }: Planning, deposit: DepositModel): Planned {
  const { key, effect, state, contradiction } = deposit;
  const outcome = effect === null || random.chance(0.15) ? 'dismissed' : 'followed';
  const act = { do: 'settle', of: 'deposit', key, outcome, reported: String(contradiction), stands: state } as const;
  deposit.settle(outcome);
  return { act, state: deposit.state, many: false };
}

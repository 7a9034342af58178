import type { Planning } from './planning.ts';
import { type CashAct, type CashStep, type Step, vendorWalletOf } from './step.ts';

/**
 * Money in, put aside, back, paid out or returned; or the same again, long after it was done. Null where there is none
 * of it.
 */
export function planCash(planning: Planning, what: CashStep['do']): CashStep | null {
  const { random, cash } = planning;
  const again = random.chance(0.1) ? random.pick(cash.slice(-12)) : undefined;
  if (again) return again;
  const planned = newCash(planning, what);
  // There are few of what comes back: a short plan has to have copies of it, too.
  const share = what === 'return' ? 0.7 : 0.15;
  const step = planned && { ...planned, copies: random.chance(share) ? random.int(2, 4) : 1 };
  // What was refused is not written down: it is looked at anew each time.
  if (step && !(step.do === 'hold' && step.main === null)) cash.push(step);
  return step;
}

function newCash(planning: Planning, what: CashStep['do']): CashAct | null {
  const { random, model, name, holds, paid } = planning;
  if (what === 'deposit') {
    const [key, amount] = [name('deposit'), random.int(1_000, 400_000)];
    return { do: 'deposit', key, amount, main: model.move('main', 'deposit', amount, key) };
  }
  if (what === 'hold') {
    const [key, balance] = [name('hold'), model.balance('main')];
    const amount = random.chance(0.15)
      ? balance + (random.chance(0.5) ? 1 : random.int(1, 1_000))
      : random.int(1, Math.max(1, Math.floor(balance / 3)));
    if (amount > balance) return { do: 'hold', key, amount, main: null };
    holds.push({ key, amount });
    model.move('hold', 'withdrawal', amount, key);
    return { do: 'hold', key, amount, main: model.move('main', 'withdrawal', -amount, key) };
  }
  if (what === 'return') return planReturn(planning);
  const held = holds.shift();
  if (!held) return null;
  const { key, amount } = held;
  if (what === 'release') {
    model.move('hold', 'withdrawal', -amount, key);
    return { do: 'release', key, amount, main: model.move('main', 'withdrawal', amount, key) };
  }
  const fee = random.chance(0.6) ? Math.floor(amount / 10) : 0;
  model.move('hold', 'withdrawal', fee - amount, key);
  if (fee > 0) model.move('hold', 'fee', -fee, key);
  model.fees += fee;
  paid.push({ key, amount: amount - fee, fee });
  return { do: 'pay', key, amount, fee, held: model.balance('hold') };
}

/** Of a pay-out nothing arrived, and it comes back whole with its fee, or a part did, and the rest comes back. */
function planReturn({ random, model, paid }: Planning): CashAct | null {
  const out = paid.shift();
  if (!out) return null;
  const whole = out.amount < 2 || random.chance(0.5);
  const [amount, fee] = whole ? [out.amount, out.fee] : [random.int(1, out.amount - 1), 0];
  model.move('main', 'withdrawalReturn', amount, out.key);
  if (fee > 0) model.move('main', 'withdrawalReturn', fee, out.key);
  model.feesReturned += fee;
  return { do: 'return', key: out.key, amount, fee, main: model.balance('main') };
}

/** Between the main wallet and the one at the vendor, or what became of it. */
export function planTransfer(planning: Planning): Step {
  const { random, model, name, transfers } = planning;
  const which = random.next();
  const caller = random.chance(0.3) ? 1 : 0;
  const atVendorWallet = vendorWalletOf(caller);
  const recent = transfers.slice(-15);
  const earlier = random.pick(random.chance(0.5) ? recent.filter(({ code }) => code !== null) : recent);
  if (which < 0.1) return planAllOut(model);
  if (which < 0.18) {
    if (!earlier || random.chance(0.1)) return { do: 'transferStatus', reference: name('unknown'), state: 'unknown' };
    return { do: 'transferStatus', reference: earlier.reference, state: earlier.code === null ? 'done' : 'failed' };
  }
  // What is done answers the same again; what failed is never used again.
  if (which < 0.3 && earlier) return earlier.code === null ? earlier : { ...earlier, code: 'REFERENCE_USED' };

  const direction = random.chance(0.6) ? 'in' : 'out';
  const [from, to] = direction === 'in' ? (['main', atVendorWallet] as const) : ([atVendorWallet, 'main'] as const);
  const balance = model.balance(from);
  const amount = random.chance(0.2)
    ? balance + (random.chance(0.5) ? 1 : random.int(1, 10_000))
    : random.int(1, Math.max(1, Math.floor(balance * 0.8)));
  const reference = name('transfer');
  const code = amount > balance ? 'INSUFFICIENT_BALANCE' : null;
  if (code === null) {
    model.move(from, 'transfer', -amount, reference);
    model.move(to, 'transfer', amount, reference);
  }
  const [main, atVendor] = [model.balance('main'), model.balance(atVendorWallet)];
  const step = {
    do: 'transfer',
    caller,
    reference,
    direction,
    amount,
    code,
    main,
    atVendor,
    cut: random.chance(0.06),
    copies: code === null && random.chance(0.25) ? random.int(2, 6) : 1,
  } as const;
  transfers.push(step);
  return step;
}

/** In the order in which a player's wallets at vendors were opened. */
function planAllOut(model: Planning['model']): Step {
  for (const wallet of ['vendorWallet', 'otherVendorWallet'] as const) {
    const lying = model.balance(wallet);
    if (lying === 0) continue;
    model.move(wallet, 'transfer', -lying, null);
    model.move('main', 'transfer', lying, null);
  }
  return { do: 'allOut', main: model.balance('main') };
}

import type { Planning } from './planning.ts';
import { type Step, vendorWalletOf } from './step.ts';

/** A transfer between the main wallet and the vendor's, or its status. */
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
  // A completed transfer gives the same response again; a failed one's reference is never reused.
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
    model.post('transfer', from, to, amount, reference);
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

/** In the order in which a player's vendor wallets were opened. */
function planAllOut(model: Planning['model']): Step {
  for (const wallet of ['vendorWallet', 'otherVendorWallet'] as const) {
    const lying = model.balance(wallet);
    if (lying === 0) continue;
    model.post('transfer', wallet, 'main', lying, null);
  }
  return { do: 'allOut', main: model.balance('main') };
}

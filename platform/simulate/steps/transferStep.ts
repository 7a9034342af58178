import { returnAllVendorBalances, walletTransfer, walletTransferStatus } from '@unisite/shared/contract';
import type { Step } from '../plan/step.ts';
import { VENDORS } from '../player.ts';
import { CUT_AFTER_MS, codeOf, compare, type StepContext, valueIn } from './stepContext.ts';

type TransferStep = Extract<Step, { do: 'transfer' | 'transferStatus' | 'allOut' }>;

/** Money between the main wallet and those at vendors. */
export async function transferStep(step: TransferStep, { calls, player }: StepContext): Promise<string | null> {
  if (step.do === 'allOut') {
    const answer = await calls.page(returnAllVendorBalances, returnAllVendorBalances.path, {}, player);
    return compare({ main: valueIn(answer).main }, { main: step.main / 100 });
  }
  if (step.do === 'transferStatus') {
    const path = walletTransferStatus.path.replace(':reference', step.reference);
    const answer = await calls.page(walletTransferStatus, path, {}, player);
    return compare(codeOf(answer) ?? valueIn(answer).state, step.state === 'unknown' ? 'NOT_FOUND' : step.state);
  }
  const copies = await Promise.all(
    Array.from({ length: step.copies }, (_none, first) => transferCall(step, { calls, player }, first)),
  );
  return copies.find((fault) => fault !== null) ?? null;
}

async function transferCall(
  step: Extract<Step, { do: 'transfer' }>,
  { calls, player }: Pick<StepContext, 'calls' | 'player'>,
  first: number,
): Promise<string | null> {
  const { reference, direction, amount } = step;
  let tries = 0;
  const answer = await calls.page(
    walletTransfer,
    walletTransfer.path,
    { vendor: VENDORS[step.caller], direction, amount: amount / 100, reference },
    player,
    {
      cutAfter: step.cut ? CUT_AFTER_MS : undefined,
      onTry: () => (tries += 1),
      ...(step.copies > 1 ? { first } : {}),
    },
  );
  const code = codeOf(answer);
  // The first attempt may have failed permanently, and only its response was lost.
  if (tries > 1 && step.code === 'INSUFFICIENT_BALANCE' && code === 'REFERENCE_USED') return null;
  if (code !== null || step.code !== null) return compare(code, step.code);
  const { main, atVendor, state } = valueIn(answer);
  return compare({ main, atVendor, state }, { main: step.main / 100, atVendor: step.atVendor / 100, state: 'done' });
}

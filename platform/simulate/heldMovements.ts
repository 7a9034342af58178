import { setTimeout as wait } from 'node:timers/promises';
import { hundredthsOf } from '@unisite/shared/contract';
import type { Database } from '../src/foundation/database/connect.ts';
import { post } from '../src/money/ledger/index.ts';
import { CURRENCY } from './player.ts';

/** Prefix of the keys of held movements; no wallet's statement contains them. */
export const HELD = 'simulation/held/';

/** Longer than two turns of the sealing, which would skip transactions that it does not wait for. */
const HELD_MS = 3_000;

/**
 * Moves money in transactions that stay open for a while, one after the other, so that other transfers overtake them.
 * Returns a function that stops it and waits for the open one.
 */
export function startHeldMovements(database: Database): () => Promise<void> {
  let stopped = false;
  const hold = async () => {
    for (let serial = 0; serial === 0 || !stopped; serial += 1) {
      const holding = database.transaction(async (q) => {
        await post(q, {
          key: `${HELD}${serial}`,
          // Of kinds that have no records beside the ledger.
          kind: 'bonus',
          from: { kind: 'house', owner: 'HELD/FROM', currency: CURRENCY },
          to: { kind: 'house', owner: 'HELD/TO', currency: CURRENCY },
          amount: hundredthsOf(1),
          subject: { vi: 'Mô phỏng', en: 'Simulated' },
          reference: '',
        });
        await wait(HELD_MS);
      });
      // A crash aborts it; the next one follows.
      await holding.catch(() => wait(100));
    }
  };
  const holding = hold();
  return async () => {
    stopped = true;
    await holding;
  };
}

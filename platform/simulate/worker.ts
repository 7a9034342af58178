import { connect } from '../src/foundation/database/connect.ts';
import { hangUp } from './http.ts';
import { performStep } from './performStep.ts';
import { planWallet } from './plan/planWallet.ts';
import { platformCalls } from './platformCalls.ts';
import type { Player, Work } from './player.ts';
import type { Tally } from './untilAnswered.ts';

/**
 * What a worker tells: how many steps are answered by now, what was otherwise than it should be, and at the end what
 * was tried again.
 */
export type WorkerWord =
  | { readonly answered: number }
  | { readonly fault: string }
  | { readonly tried: Readonly<Record<string, number>> };

/** A process of its own: it does its wallets' steps, each wallet's one after the other and the wallets side by side. */
const SAY_EVERY_MS = 100;

async function work({ seed, operations, wallets, ports, databaseUrl, secret, players }: Work): Promise<void> {
  const tally: Tally = new Map();
  const database = connect(databaseUrl, { size: 8 });
  const calls = platformCalls({ ports, secret, tally });
  let answered = 0;
  const say = (word: WorkerWord) => process.send?.(word);
  const timer = setInterval(() => say({ answered }), SAY_EVERY_MS);

  const play = async (player: Player) => {
    const { place } = player;
    const count = Math.floor(operations / wallets) + (place < operations % wallets ? 1 : 0);
    const { steps } = planWallet(seed, place, count);
    for (const [i, step] of steps.entries()) {
      const fault = await performStep(step, { calls, database, tally, player }).catch((error: Error) => error.message);
      if (fault !== null) {
        // What comes after it is planned on what should have been.
        say({ fault: `wallet ${place}, step ${i}: ${fault}; ${JSON.stringify(step)}` });
        return;
      }
      answered += 1;
    }
  };

  await Promise.all(players.map(play));
  clearInterval(timer);
  say({ answered });
  say({ tried: Object.fromEntries(tally) });
  hangUp();
  await database.close();
  process.disconnect();
}

process.once('message', (sent) => {
  // The simulation that started this process says what it has to do.
  void work(sent as Work);
});
// Without whoever started it there is nobody to tell.
process.once('disconnect', () => process.exit());

import { connect } from '../src/foundation/database/connect.ts';
import { closeConnections } from './http.ts';
import { planWallet } from './plan/planWallet.ts';
import { platformCalls } from './platformCalls.ts';
import type { Player, Work } from './player.ts';
import type { Tally } from './retryUntilAnswered.ts';
import { performStep } from './steps/performStep.ts';

/** A worker's reports: completed steps so far, faults, and at the end the retries. */
export type WorkerMessage =
  | { readonly answered: number }
  | { readonly fault: string }
  | { readonly tried: Readonly<Record<string, number>> };

/** A process of its own: performs its wallets' steps, each wallet's sequentially and the wallets concurrently. */
const REPORT_EVERY_MS = 100;

async function work({
  seed,
  operations,
  wallets,
  ports,
  databaseUrl,
  secrets,
  consoles,
  players,
}: Work): Promise<void> {
  const tally: Tally = new Map();
  const database = connect(databaseUrl, { size: 8 });
  const calls = platformCalls({ ports, secrets, tally });
  let answered = 0;
  const report = (word: WorkerMessage) => process.send?.(word);
  const timer = setInterval(() => report({ answered }), REPORT_EVERY_MS);

  const play = async (player: Player) => {
    const { place } = player;
    const count = Math.floor(operations / wallets) + (place < operations % wallets ? 1 : 0);
    const { steps } = planWallet(seed, place, count);
    const context = { calls, database, tally, consoles, player, sessions: [...player.sessions], named: new Map() };
    for (const [i, step] of steps.entries()) {
      const fault = await performStep(step, context).catch((error: Error) => error.message);
      if (fault !== null) {
        // Later steps are planned on the expected outcome.
        report({ fault: `wallet ${place}, step ${i}: ${fault}; ${JSON.stringify(step)}` });
        return;
      }
      answered += 1;
    }
  };

  await Promise.all(players.map(play));
  clearInterval(timer);
  report({ answered });
  report({ tried: Object.fromEntries(tally) });
  closeConnections();
  await database.close();
  process.disconnect();
}

process.once('message', (sent) => {
  // The simulation that started this process sends the work.
  void work(sent as Work);
});
// Without its parent there is nobody to report to.
process.once('disconnect', () => process.exit());

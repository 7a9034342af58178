import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';
import type { LotterySettings } from '../services.ts';
import { announceDraws } from './announceDraws.ts';
import type { Beacon } from './beacon/beacon.ts';
import { hasNewEntropy, type WaitingDraw } from './closeDraws.ts';
import { drawDue } from './drawDue.ts';

/** How soon a draw that waits for its entropy is checked again, milliseconds. */
const WAITING_MS = 250;
/**
 * How long a draw may wait for entropy before operators are notified, milliseconds; they are notified again after the
 * same time.
 */
const LATE_MS = 5 * 60_000;

type DrawingServices = Pick<Services, 'database' | 'live' | 'clock' | 'log'> & {
  readonly settings: Pick<LotterySettings, 'drawKeys'>;
};

/** Opens, closes and draws the house’s draws as they fall due. */
export function drawingJob(services: DrawingServices, beacon: Beacon | null): Job {
  let toldAt = 0;
  /** Until then only entropy that draws wait for is checked, milliseconds. */
  let quietUntil = 0;
  async function tellLate(waiting: readonly WaitingDraw[], now: number): Promise<void> {
    const late = waiting.filter(({ drawnAt }) => now - drawnAt.getTime() > LATE_MS);
    if (late.length === 0 || now - toldAt < LATE_MS) return;
    toldAt = now;
    const draws = late.map(({ code, numero, source }) => `${code}/${numero} (${source})`);
    services.log.error({ draws }, 'these draws wait for their entropy; operators can void them');
    await services.live.publishToOperators({ type: 'lottery' });
  }
  return {
    name: 'lottery.draw',
    everyMs: 1_000,
    async turn() {
      const left = quietUntil - services.clock().getTime();
      if (left > 0 && !(await hasNewEntropy(services.database, services.clock())))
        return { nextMs: Math.min(left, WAITING_MS) };
      const done = await drawDue(services.database, {
        now: services.clock(),
        keys: services.settings.drawKeys,
        beacon,
      });
      if (!done) return undefined;
      if (done.lost.length > 0) services.log.error({ draws: done.lost }, 'no key opens the seeds of these draws');
      await announceDraws(services, done.drawn, done.stations);
      const now = services.clock().getTime();
      await tellLate(done.waiting, now);
      const ahead = done.next ? done.next.getTime() - now : 60_000;
      // Checked once a minute at least: a timetable may have changed.
      const pause = Math.min(Math.max(ahead + 20, 100), 60_000);
      quietUntil = done.waiting.length > 0 ? now + pause : 0;
      return { nextMs: done.waiting.length > 0 ? Math.min(pause, WAITING_MS) : pause };
    },
    failure: 'drawing failed; trying again',
    retryMs: 5_000,
  };
}

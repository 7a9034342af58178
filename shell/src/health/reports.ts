import type { MountOutcome } from './outcome.ts';

/** More than a page can say that is of use; the rest of a page that fails without end is dropped. */
const mostWaiting = 50;

const waiting: MountOutcome[] = [];

/**
 * Reports the outcome of mounting a module (architecture, health): ready mounts by sample, failures always. Returns at
 * once and never throws; what sends it is loaded after the first report, and a report that cannot be sent is lost.
 */
export function reportMount(report: MountOutcome): void {
  if (waiting.length < mostWaiting) waiting.push(report);
  import('./sender.ts').then(
    ({ enqueue }) => enqueue(waiting.splice(0)),
    () => {}, // they wait for the next report to ask again
  );
}

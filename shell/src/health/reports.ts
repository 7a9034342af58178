import type { MountOutcome } from './outcome.ts';

/** More than a page can say that is of use; the rest of a page that fails without end is dropped. */
const mostWaiting = 50;

const retryAfter = 5_000;
const mostTries = 10;

const waiting: MountOutcome[] = [];
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports the outcome of mounting a module (architecture, health): ready mounts by sample, failures always. Returns at
 * once and never throws; what sends it is loaded after the first report. Where that does not come it is asked for again
 * after 5 s, ten times; a report that cannot be sent by then is lost.
 */
export function reportMount(report: MountOutcome): void {
  if (waiting.length < mostWaiting) waiting.push(report);
  send();
}

function send(): void {
  import('./sender.ts').then(
    ({ enqueue }) => enqueue(waiting.splice(0)),
    () => {
      if (retry !== undefined || ++tries > mostTries) return;
      retry = setTimeout(() => {
        retry = undefined;
        send();
      }, retryAfter);
    },
  );
}

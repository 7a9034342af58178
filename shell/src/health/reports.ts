import type { MountOutcome } from './outcome.ts';

/** Enough reports for one page; later ones of a page that keeps failing are dropped. */
const maxWaiting = 50;

const retryAfter = 5_000;
const maxTries = 10;

const waiting: MountOutcome[] = [];
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports the outcome of mounting a module: ready mounts by sample, failures always. Returns at once and never throws;
 * the sender is loaded after the first report. If it cannot be loaded it is tried again every 5 s, ten times; then
 * waiting reports are lost.
 */
export function reportMount(report: MountOutcome): void {
  if (waiting.length < maxWaiting) waiting.push(report);
  send();
}

function send(): void {
  import('./sender.ts').then(
    ({ enqueue }) => enqueue(waiting.splice(0)),
    () => {
      if (retry !== undefined || ++tries > maxTries) return;
      retry = setTimeout(() => {
        retry = undefined;
        send();
      }, retryAfter);
    },
  );
}

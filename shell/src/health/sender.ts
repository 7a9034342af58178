import type { MountReport } from '@unisite/shared/contract/mounts';
import type { MountOutcome } from './outcome.ts';
import { sampleWeight } from './sample.ts';

/** The path of `reportMounts`, copied: importing the operation would bring its schemas along. */
const path = '/wps/system/mounts';

const flushAfter = 5_000;
const mostInBatch = 20;
const mostInMinute = 60;
/** Most unsent reports that wait for the next batch. */
const maxKept = 50;

let queue: MountReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let minute = 0;
let sentInMinute = 0;

/** Queues reports: they are sent together after 5 s, at 20 of them, or when the page is left. */
export function enqueue(outcomes: readonly MountOutcome[]): void {
  for (const outcome of outcomes) {
    const weight = weightOf(outcome);
    if (weight > 0 && isWithinRate()) queue.push({ ...outcome, weight });
  }
  if (queue.length >= mostInBatch) flush();
  else if (queue.length > 0) timer ??= setTimeout(flush, flushAfter);
}

/** 0: this page is not sampled. */
const weightOf = ({ outcome, canary }: MountOutcome): number => (outcome.state === 'failed' ? 1 : sampleWeight(canary));

function isWithinRate(): boolean {
  const now = Math.floor(performance.now() / 60_000);
  if (now !== minute) {
    minute = now;
    sentInMinute = 0;
  }
  return ++sentInMinute <= mostInMinute;
}

function flush(): void {
  const batch = nextBatch();
  if (batch.length === 0) return;
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bodyOf(batch),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    queue = [...batch, ...queue].slice(0, maxKept);
  });
}

/** The page may be gone the next moment, so the browser takes the batch over. */
function leave(): void {
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    navigator.sendBeacon(path, new Blob([bodyOf(batch)], { type: 'application/json' }));
  }
}

function nextBatch(): MountReport[] {
  clearTimeout(timer);
  timer = undefined;
  return queue.splice(0, mostInBatch);
}

const bodyOf = (reports: MountReport[]): string => JSON.stringify({ reports });

addEventListener('pagehide', leave);

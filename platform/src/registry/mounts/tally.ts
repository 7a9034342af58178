import type { MountReport } from '@unisite/shared/contract';
import { bucketOf, emptyHistogram } from './latency.ts';

/** What a market knows of a version: enough to believe that a report can be about it. */
export interface KnownVersion {
  readonly version: string;
  /** Whether some of the market's visitors have it as a canary. */
  readonly isCanary: boolean;
}
export type FindVersion = (remote: string, digest: string) => KnownVersion | null;

/** Reports of one batch that are about the same: one row of what is kept. */
export interface Outcome {
  readonly remote: string;
  readonly digest: string;
  readonly version: string;
  readonly canary: boolean;
  /** `READY`, or why it failed. */
  readonly code: string;
  mounts: number;
  /** Only of those that are ready. */
  readonly latency: number[] | null;
  /** Only of those that are ready, in all. */
  milliseconds: number;
  readonly details: Map<string, number>;
}

/** No page of ours samples more thinly. */
const mostWeight = 10;

/** Aggregates a batch of reports; drops impossible ones (unknown version, no such canary, sampled failures). */
export function tally(
  reports: readonly MountReport[],
  find: FindVersion,
  accept: (report: MountReport) => boolean,
): { outcomes: Outcome[]; kept: number } {
  const outcomes = new Map<string, Outcome>();
  let kept = 0;
  for (const report of reports) {
    const known = find(report.remote, report.digest);
    if (!known || (report.canary && !known.isCanary)) continue;
    const isReady = report.outcome.state === 'ready';
    if (report.weight > (isReady && !report.canary ? mostWeight : 1)) continue;
    if (!accept(report)) continue;
    kept += 1;
    add(outcomes, report, known.version);
  }
  // always in the same order: two batches that wait for each other's rows would wait for ever
  return { outcomes: [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, outcome]) => outcome), kept };
}

function add(outcomes: Map<string, Outcome>, report: MountReport, version: string): void {
  const { remote, digest, canary, outcome, weight } = report;
  const code = outcome.state === 'ready' ? 'READY' : outcome.code;
  const key = [remote, digest, canary, code].join(' ');
  const row = outcomes.get(key) ?? {
    remote,
    digest,
    version,
    canary,
    code,
    mounts: 0,
    latency: outcome.state === 'ready' ? emptyHistogram() : null,
    milliseconds: 0,
    details: new Map(),
  };
  outcomes.set(key, row);
  row.mounts += weight;
  if (outcome.state === 'ready') {
    const bucket = bucketOf(outcome.milliseconds);
    row.milliseconds += weight * outcome.milliseconds;
    if (row.latency) row.latency[bucket] = (row.latency[bucket] ?? 0) + weight;
  } else {
    const detail = readable(outcome.detail);
    row.details.set(detail, (row.details.get(detail) ?? 0) + weight);
  }
}

/** A cause as it may be kept: one line, no addresses' parameters (these can hold what a visitor typed). */
const readable = (detail: string): string =>
  detail
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[?#]\S*/g, '')
    .trim();

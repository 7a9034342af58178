import type { MountReport } from '@unisite/shared/contract';
import { bucketOf, emptyHistogram } from './latency.ts';

/** A market's version, as far as needed to check that a report is plausible. */
export interface KnownVersion {
  readonly version: string;
  /** Whether some of the market's visitors have it as a canary. */
  readonly isCanary: boolean;
}
export type FindVersion = (remote: string, digest: string) => KnownVersion | null;

/** Reports of one batch about the same outcome: one stored row. */
export interface Outcome {
  readonly remote: string;
  readonly digest: string;
  readonly version: string;
  readonly canary: boolean;
  /** `READY`, or the cause of failure. */
  readonly code: string;
  mounts: number;
  /** For ready mounts only. */
  readonly latency: number[] | null;
  /** Total, for ready mounts only. */
  milliseconds: number;
  readonly details: Map<string, number>;
}

/** Our pages never sample more sparsely. */
const mostWeight = 10;

/** A report that names its attempt. */
export type AttemptReport = MountReport & { readonly attempt: string };

/** A report of a mount's outcome. */
type OutcomeReport = MountReport & { readonly outcome: { readonly state: 'ready' | 'failed' } };
const isOutcome = (report: MountReport): report is OutcomeReport =>
  report.outcome.state === 'ready' || report.outcome.state === 'failed';

/**
 * Aggregates a batch of reports; drops impossible ones (unknown version, no such canary, sampled failures). `attempts`:
 * those that name their attempt.
 */
export function tally(
  reports: readonly MountReport[],
  find: FindVersion,
  accept: (report: MountReport) => boolean,
): { outcomes: Outcome[]; attempts: AttemptReport[]; kept: number } {
  const outcomes = new Map<string, Outcome>();
  const attempts: AttemptReport[] = [];
  let kept = 0;
  for (const report of reports) {
    const known = find(report.remote, report.digest);
    if (!known || (report.canary && !known.isCanary)) continue;
    const isSampled = report.outcome.state !== 'failed' && !report.canary;
    if (report.weight > (isSampled ? mostWeight : 1)) continue;
    if (!accept(report)) continue;
    kept += 1;
    if (isOutcome(report)) add(outcomes, report, known.version);
    if (report.attempt !== undefined) attempts.push({ ...report, attempt: report.attempt });
  }
  // sorted, because batches that lock rows in different orders would deadlock
  return {
    outcomes: [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, outcome]) => outcome),
    attempts,
    kept,
  };
}

function add(outcomes: Map<string, Outcome>, report: OutcomeReport, version: string): void {
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

/** A cause fit for storage: one line, without addresses' parameters, which can contain what a visitor typed. */
export const readable = (detail: string): string =>
  detail
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[?#]\S*/g, '')
    .trim();

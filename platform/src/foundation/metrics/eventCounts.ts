import { addReading, type Metrics } from './metrics.ts';

/** This process's security events since it started, by kind, and whether they were recorded. */
const counts = new Map<string, { kept: number; unkept: number }>();

export function countEvent(kind: string, isKept: boolean): void {
  const count = counts.get(kind) ?? { kept: 0, unkept: 0 };
  count[isKept ? 'kept' : 'unkept'] += 1;
  counts.set(kind, count);
}

/** Adds the counts to this process's metrics. */
export function measureEvents(metrics: Metrics): void {
  addReading(metrics, {
    name: 'unisite_security_events_total',
    help: 'Security events by kind; kept="no" are those beyond the pace, of which the record has the number alone.',
    labelNames: ['kind', 'kept'],
    type: 'counter',
    read: () =>
      [...counts].flatMap(([kind, { kept, unkept }]) => [
        { labels: { kind, kept: 'yes' }, value: kept },
        { labels: { kind, kept: 'no' }, value: unkept },
      ]),
  });
}

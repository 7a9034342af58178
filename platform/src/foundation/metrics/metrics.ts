import { Counter, Gauge, type LabelValues, type Registry } from 'prom-client';

/** This process's metrics, for Prometheus. Label values come from the platform, never from a caller. */
export type Metrics = Registry;

interface Sample<Label extends string> {
  readonly labels: LabelValues<Label>;
  readonly value: number;
}

interface Reading<Label extends string> {
  readonly name: string;
  readonly help: string;
  /** At least one: a metric without labels that cannot be read would be 0. */
  readonly labelNames: readonly [Label, ...Label[]];
  /** `counter`: a value that only grows, counted elsewhere. */
  readonly type?: 'gauge' | 'counter';
  read(): readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>;
}

/** Adds a metric that is read on demand. If it cannot be read it has no samples; other metrics are unaffected. */
export function addReading<Label extends string>(
  metrics: Metrics,
  { name, help, labelNames, type = 'gauge', read }: Reading<Label>,
): void {
  const settings = { name, help, labelNames: [...labelNames], registers: [metrics] };
  const figure =
    type === 'gauge' ? new Gauge<Label>({ ...settings, collect }) : new Counter<Label>({ ...settings, collect });
  async function collect(): Promise<void> {
    figure.reset();
    const samples = await Promise.resolve()
      .then(read)
      .catch(() => []);
    for (const { labels, value } of samples) figure.inc(labels, value);
  }
}

/** A figure's labels; values come from what the platform knows, never from a caller's words. */
export type Labels = Readonly<Record<string, string | number | boolean>>;
export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}
type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

export interface Counter {
  add(labels: Labels, by?: number): void;
}
export interface Distribution {
  /** Adds a measured value, in the figure's unit. */
  observe(labels: Labels, value: number): void;
  /** Adds counts of values: one for each bound and one for what is above, and the values' sum. */
  merge(labels: Labels, counts: readonly number[], sum: number): void;
}

/** Figures of this process, for Prometheus. */
export interface Metrics {
  /** Counts up from the start of the process. */
  counter(name: string, help: string): Counter;
  distribution(name: string, help: string, bounds: readonly number[]): Distribution;
  /** Read when it is asked for. `counter`: something that only grows, counted elsewhere. */
  read(name: string, help: string, read: Read, type?: 'gauge' | 'counter'): void;
  /** Everything in Prometheus' text format 0.0.4. A figure that cannot be read is left out. */
  text(): Promise<string>;
}

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  lines(): Promise<string[]>;
}

export function createMetrics(): Metrics {
  const figures = new Map<string, Figure>();
  const keep = (figure: Figure): void => {
    if (figures.has(figure.name)) throw new Error(`the figure ${figure.name} is there already`);
    figures.set(figure.name, figure);
  };

  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      keep({
        name,
        help,
        type: 'counter',
        lines: async () => [...counts].map(([key, count]) => `${name}${key} ${count}`),
      });
      return {
        add(labels, by = 1) {
          const key = written(labels);
          counts.set(key, (counts.get(key) ?? 0) + by);
        },
      };
    },

    distribution(name, help, bounds) {
      const rows = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      keep({
        name,
        help,
        type: 'histogram',
        lines: async () => [...rows.values()].flatMap((row) => histogramLines(name, bounds, row)),
      });
      const merge: Distribution['merge'] = (labels, counts, sum) => {
        const key = written(labels);
        const row = rows.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
        rows.set(key, row);
        row.counts = row.counts.map((count, index) => count + (counts[index] ?? 0));
        row.sum += sum;
      };
      return {
        merge,
        observe(labels, value) {
          const index = bounds.findIndex((bound) => value <= bound);
          const counts: number[] = [];
          counts[index === -1 ? bounds.length : index] = 1;
          merge(labels, counts, value);
        },
      };
    },

    read(name, help, read, type = 'gauge') {
      keep({
        name,
        help,
        type,
        lines: async () => (await read()).map(({ labels, value }) => `${name}${written(labels)} ${value}`),
      });
    },

    async text() {
      const parts = await Promise.all(
        [...figures.values()].map(async ({ name, help, type, lines }) => {
          const read = await lines().catch(() => []);
          return read.length > 0 ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...read] : [];
        }),
      );
      return `${parts.flat().join('\n')}\n`;
    },
  };
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number },
): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${name}_bucket${written({ ...labels, le: bounds[index] ?? '+Inf' })} ${total}`;
  });
  return [...buckets, `${name}_sum${written(labels)} ${sum}`, `${name}_count${written(labels)} ${total}`];
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, (sign) => escapes[sign] ?? sign)}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

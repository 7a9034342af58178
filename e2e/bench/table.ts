import type { Visit } from './measure.ts';
import { pagesPerSecond, type ServerCosts } from './server/measureServer.ts';

/** The sites measured in one run. */
export const sides = ['site', 'twin', 'renderedTwin'] as const;
export type Side = (typeof sides)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export interface Row extends BySide<Visit> {
  path: string;
  cache: 'cold' | 'warm';
}

const whole = (figure: number) => figure.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/** The site's figure, and those of the two twins in brackets. */
const three = <T>(measured: BySide<T>, of: (one: T) => string) =>
  `${of(measured.site)} (${of(measured.twin)}, ${of(measured.renderedTwin)})`;

const markdown = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Visits as a Markdown table: medians of the site, and in brackets those of the twin rendered in the browser and of the
 * one rendered on the server. Ratios are the site's time to that twin's.
 */
export const visitsTable = (rows: readonly Row[]): string =>
  markdown(
    [
      'page',
      'cache',
      'FCP ms',
      'LCP ms',
      'ratio',
      'content ms',
      'ratio',
      'ratio to rendered twin',
      'hydrated ms',
      'CLS',
      'JS KB',
      'all KB',
      'requests',
    ],
    rows.map((row) => {
      const ratio = (of: (visit: Visit) => number, to: Side) => (of(row.site) / of(row[to])).toFixed(2);
      return [
        row.path,
        row.cache,
        three(row, ({ fcp }) => whole(fcp)),
        three(row, ({ lcp }) => whole(lcp)),
        ratio(({ lcp }) => lcp, 'twin'),
        three(row, ({ content }) => whole(content)),
        ratio(({ content }) => content, 'twin'),
        ratio(({ content }) => content, 'renderedTwin'),
        three(row, ({ hydrated }) => whole(hydrated)),
        three(row, ({ cls }) => cls.toFixed(3)),
        three(row, ({ scriptBytes }) => kilobytes(scriptBytes)),
        three(row, ({ bytes }) => kilobytes(bytes)),
        three(row, ({ requests }) => whole(requests)),
      ];
    }),
  );

/** Times of a visitor's actions. */
export interface Answered {
  readonly name: string;
  readonly times: BySide<number>;
}

export const answersTable = (rows: readonly Answered[]): string =>
  markdown(
    ['what', 'ms', 'ratio', 'ratio to rendered twin'],
    rows.map(({ name, times }) => [
      name,
      three(times, whole),
      (times.site / times.twin).toFixed(2),
      (times.site / times.renderedTwin).toFixed(2),
    ]),
  );

export function serverTable({ cached, rendered, renderingP95, memory }: ServerCosts): string {
  const costs = (name: string, of: ServerCosts['cached']) => [
    name,
    ...[of.platform, of.rendering, of.database].map((milliseconds) => milliseconds.toFixed(1)),
    whole(pagesPerSecond(of)),
  ];
  const megabytes = [memory.platform, memory.rendering, memory.database].map((bytes) => whole(bytes / 1024 ** 2));
  return markdown(
    ['/index of a guest', 'platform', 'rendering', 'database', 'pages a second on one core'],
    [
      costs('from the cache, ms of processor', cached),
      costs('rendered, ms of processor', rendered),
      ['rendered, 95th percentile', '', renderingP95.toFixed(1), '', ''],
      ['memory, MB', ...megabytes, ''],
    ],
  );
}

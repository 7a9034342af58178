import type { Visit } from './measure.ts';

export interface Row {
  path: string;
  cache: 'cold' | 'warm';
  site: Visit;
  twin: Visit;
}

const whole = (figure: number) => figure.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/**
 * The result as a Markdown table: medians of the site, of the twin in brackets, and the ratio of the times until the
 * route's content.
 */
export function table(rows: readonly Row[]): string {
  const head = ['page', 'cache', 'FCP ms', 'LCP ms', 'content ms', 'ratio', 'CLS', 'JS KB', 'all KB', 'requests'];
  const both = (row: Row, of: (visit: Visit) => string) => `${of(row.site)} (${of(row.twin)})`;
  const lines = rows.map((row) => [
    row.path,
    row.cache,
    both(row, ({ fcp }) => whole(fcp)),
    both(row, ({ lcp }) => whole(lcp)),
    both(row, ({ content }) => whole(content)),
    (row.site.content / row.twin.content).toFixed(2),
    both(row, ({ cls }) => cls.toFixed(3)),
    both(row, ({ scriptBytes }) => kilobytes(scriptBytes)),
    both(row, ({ bytes }) => kilobytes(bytes)),
    both(row, ({ requests }) => whole(requests)),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

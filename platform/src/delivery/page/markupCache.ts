import type { ModuleMarkup, ModuleRequest } from './pageRenderer.ts';

/** Total size of the cache, characters. */
const CAPACITY = 32_000_000;

type CachedRequest = Pick<ModuleRequest, 'responses' | 'time'>;

export interface MarkupCache {
  /**
   * The markup under `key`: cached while its clock and the responses it was rendered with stay the same, otherwise
   * rendered; concurrent requests share one rendering. Failed renderings are not cached; late ones (`onLate`) are, for
   * later requests.
   */
  get(
    key: string,
    request: CachedRequest,
    render: (onLate: (markup: ModuleMarkup) => void) => Promise<ModuleMarkup | null>,
  ): Promise<ModuleMarkup | null>;
}

interface Entry {
  readonly markup: ModuleMarkup;
  readonly responses: ReadonlyMap<string, string>;
}

/** Caches modules' markup for guests by `key` and by the available responses; evicts the oldest first. */
export function markupCache(capacity = CAPACITY): MarkupCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<ModuleMarkup | null>>();
  let size = 0;

  function forget(key: string): void {
    size -= entries.get(key)?.markup.html.length ?? 0;
    entries.delete(key);
  }
  function keep(key: string, entry: Entry): void {
    forget(key);
    entries.set(key, entry);
    size += entry.markup.html.length;
    for (const [oldest] of entries) {
      if (size <= capacity) break;
      forget(oldest);
    }
  }

  return {
    async get(base, { responses, time }, render) {
      const key = [base, ...[...responses.keys()].sort()].join('\n');
      const kept = entries.get(key);
      if (kept && holds(kept, responses, time)) return kept.markup;
      // requests with other responses do not share this rendering
      const flight = [base, ...[...responses].map(([address, envelope]) => `${address}\n${envelope}`).sort()].join(
        '\n',
      );
      const shared = underWay.get(flight);
      if (shared) return shared;
      const keepMarkup = (markup: ModuleMarkup) => keep(key, { markup, responses: usedOf(markup, responses) });
      const keepLate = (markup: ModuleMarkup) => {
        const later = entries.get(key)?.markup.renderedAt;
        if (later === undefined || later < markup.renderedAt) keepMarkup(markup);
      };
      const rendering = render(keepLate).finally(() => underWay.delete(flight));
      underWay.set(flight, rendering);
      const markup = await rendering;
      if (markup) keepMarkup(markup);
      return markup;
    },
  };
}

function holds({ markup, responses: used }: Entry, responses: ReadonlyMap<string, string>, time: number): boolean {
  const { clockStep: step, renderedAt } = markup;
  if (step !== null && Math.floor(time / step) !== Math.floor(renderedAt / step)) return false;
  return [...used].every(([address, envelope]) => responses.get(address) === envelope);
}

const usedOf = ({ used }: ModuleMarkup, responses: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...responses].filter(([address]) => used.includes(address)));

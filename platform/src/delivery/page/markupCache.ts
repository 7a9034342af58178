import type { ModuleMarkup, ModuleRequest } from './pageRenderer.ts';

/** All that is kept, characters. */
const CAPACITY = 32_000_000;

type CachedRequest = Pick<ModuleRequest, 'responses' | 'time'>;

export interface MarkupCache {
  /**
   * The markup that `key` stands for: kept while its clock and the responses that it was rendered with are the same,
   * otherwise rendered; those who ask for the same at once share one rendering. What was not rendered is not kept; what
   * came too late for them (`onLate`) is, for those after them.
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

/**
 * Keeps what modules rendered for guests: by `key` and by which responses were at hand, the oldest of them given up
 * first.
 */
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

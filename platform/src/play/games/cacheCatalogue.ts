import {
  type Catalogue,
  type CatalogueRows,
  catalogueOf,
  catalogueVersion,
  loadCatalogueRows,
  type PlayerCounts,
} from './catalogue.ts';
import { loadPlayerCounts } from './figures.ts';
import type { Services } from './services.ts';

/**
 * How long the cached catalogue is used without checking for changes, milliseconds: after this, every instance sees
 * what was closed or opened.
 */
const RELOAD_MS = 2_000;
/** How long player counts are cached. */
const COUNT_MS = 10_000;

export interface CachedCatalogue {
  get(): Promise<Catalogue>;
}

interface Held {
  readonly stock: CatalogueRows;
  readonly figures: PlayerCounts;
  readonly catalogue: Catalogue;
}

/** In-memory catalogue, reloaded when its version grows; player counts refresh in the background. */
export function cacheCatalogue({
  database,
  clock,
  offersPage,
}: Pick<Services, 'database' | 'clock' | 'offersPage'>): CachedCatalogue {
  let held: Held | null = null;
  let askedAt = 0;
  let counted = { at: 0, now: 0 };
  let reloading: Promise<Catalogue> | null = null;
  let counting: Promise<void> | null = null;

  const hold = (stock: CatalogueRows, figures: PlayerCounts): Held => {
    if (held?.stock !== stock || held.figures !== figures) {
      held = { stock, figures, catalogue: catalogueOf(stock, figures, offersPage) };
    }
    return held;
  };
  const count = async (): Promise<PlayerCounts> => {
    const at = performance.now();
    const now = clock();
    const figures = await loadPlayerCounts(database, now);
    counted = { at, now: now.getTime() };
    return figures;
  };
  const countMeanwhile = (): void => {
    if (counting) return;
    counting = count()
      .then((figures) => {
        if (held) hold(held.stock, figures);
      })
      // the previous counts stay; the next caller retries
      .catch(() => {})
      .finally(() => {
        counting = null;
      });
  };
  /** Whether the counts are outdated: the clock was moved, or nobody has read them for long. */
  const moved = (): boolean => Math.abs(clock().getTime() - counted.now) >= 2 * COUNT_MS;

  const reload = async (): Promise<Catalogue> => {
    const began = performance.now();
    const changed = held === null || (await catalogueVersion(database)) !== held.stock.version;
    const stock = held && !changed ? held.stock : await loadCatalogueRows(database, held?.stock ?? null);
    const figures = held && !moved() ? held.figures : await count();
    const { catalogue } = hold(stock, figures);
    askedAt = began;
    return catalogue;
  };

  return {
    async get() {
      const far = moved();
      if (held && !far && performance.now() - counted.at >= COUNT_MS) countMeanwhile();
      if (held && !far && performance.now() - askedAt < RELOAD_MS) return held.catalogue;
      reloading ??= reload().finally(() => {
        reloading = null;
      });
      return reloading;
    },
  };
}

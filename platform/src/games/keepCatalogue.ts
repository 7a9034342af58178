import type { Database } from '../database/connect.ts';
import { type Catalogue, catalogueOf, type Figures, loadStock, type Stock, stockVersion } from './catalogue.ts';
import { loadFigures } from './figures.ts';

/** How long the catalogue goes unasked for changes, milliseconds: whatever is closed or opened is so on every instance after this. */
const askedEvery = 2_000;
/** How long counts of players hold. */
const countedEvery = 10_000;

export interface KeptCatalogue {
  get(): Promise<Catalogue>;
}

/** The catalogue in memory: read again when its version has grown, its figures when they are old or the clock has moved away. */
export function keepCatalogue(database: Database, clock: () => Date): KeptCatalogue {
  let held: { stock: Stock; figures: Figures; catalogue: Catalogue } | null = null;
  let askedAt = 0;
  let counted = { at: 0, now: 0 };
  let looking: Promise<Catalogue> | null = null;

  const look = async (): Promise<Catalogue> => {
    const began = performance.now();
    const changed = held === null || (await stockVersion(database)) !== held.stock.version;
    const stock = held && !changed ? held.stock : await loadStock(database, held?.stock ?? null);
    const now = clock().getTime();
    const old = began - counted.at >= countedEvery || Math.abs(now - counted.now) >= countedEvery;
    const figures = held && !old ? held.figures : await loadFigures(database, new Date(now));
    if (held === null || old) counted = { at: began, now };
    if (held?.stock !== stock || held.figures !== figures) {
      held = { stock, figures, catalogue: catalogueOf(stock, figures) };
    }
    askedAt = began;
    return held.catalogue;
  };

  return {
    async get() {
      const moved = Math.abs(clock().getTime() - counted.now) >= countedEvery;
      if (held && performance.now() - askedAt < askedEvery && !moved) return held.catalogue;
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}

import type { DrawResult, Region } from '@unisite/shared/contract/lottery';
import { type ElectronicGroup, electronicGroupOf, electronicGroups } from '@unisite/shared/contract/lotteryAddress';

const regions: readonly Region[] = ['south', 'central', 'north'];

/** `numero` begins with the date of the draw: 20261120, or 20261120-1063 for one of many that day. */
const dayOfNumero = (numero: string): string => numero.slice(0, 8);

/** The draw's number within its day, without leading zeros; null when it is the only one. */
export const placeInDay = (numero: string): string | null => numero.split('-')[1]?.replace(/^0+(?=\d)/, '') ?? null;

/** A region's stations on its latest day with draws, in the given order. */
export function latestOfRegion(rows: readonly DrawResult[], region: Region): DrawResult[] {
  const own = rows.filter((row) => row.region === region);
  const last = own
    .map(({ numero }) => dayOfNumero(numero))
    .toSorted()
    .at(-1);
  return own.filter(({ numero }) => dayOfNumero(numero) === last);
}

/** The latest result of each kind of electronic draw, in the order of kinds. */
export const latestOfKinds = (rows: readonly DrawResult[]): { kind: ElectronicGroup; result: DrawResult }[] =>
  electronicGroups.flatMap((kind) => {
    const result = rows
      .filter((row) => electronicGroupOf(row) === kind)
      .reduce<DrawResult | null>((best, row) => (best && best.drawnAt >= row.drawnAt ? best : row), null);
    return result ? [{ kind, result }] : [];
  });

/**
 * Three recent results without one game taking all places: of the regions the latest two, then the latest electronic
 * draw; a market without regions gets three electronic kinds.
 */
export function recentResults(vietnamese: readonly DrawResult[], electronic: readonly DrawResult[]): DrawResult[] {
  const regional = regions
    .flatMap((region) => latestOfRegion(vietnamese, region).slice(0, 1))
    .toSorted((a, b) => b.drawnAt.localeCompare(a.drawnAt))
    .slice(0, 2)
    .reverse();
  // ten racers or seven balls do not fit beside a name and a time
  const short = latestOfKinds(electronic).filter(({ kind }) => kind !== 'PK10' && kind !== 'LHC');
  return [...regional, ...short.map(({ result }) => result)].slice(0, 3);
}

/** Whether every region has a result among these. */
export const hasAllRegions = (rows: readonly Pick<DrawResult, 'region'>[]): boolean =>
  regions.every((region) => rows.some((row) => row.region === region));

/** The region with the latest draw. */
export const newestRegion = (rows: readonly Pick<DrawResult, 'region' | 'drawnAt'>[]): Region =>
  rows
    .filter(({ region }) => region !== null)
    .reduce<Pick<DrawResult, 'region' | 'drawnAt'> | null>(
      (newest, row) => (newest && newest.drawnAt >= row.drawnAt ? newest : row),
      null,
    )?.region ?? 'south';

import type { DrawResult, Region } from '@unisite/shared/contract/lottery';
import { type Kind, kindOf, kinds } from '../draws/electronicGame.ts';
import { dayOf } from '../draws/weekday.ts';

/** `numero` begins with the day of the draw: 20261120, or 20261120-1063 for a draw of many that day. */
export const dayOfNumero = (numero: string): string => numero.slice(0, 8);

/** The draw's place within its day, without leading zeros; null when it is the day's only one. */
export const placeInDay = (numero: string): string | null => numero.split('-')[1]?.replace(/^0+(?=\d)/, '') ?? null;

/** The stations of a region that drew on its latest day, in the order they came in. */
export function latestOfRegion(rows: readonly DrawResult[], region: Region): DrawResult[] {
  const own = rows.filter((row) => row.region === region);
  const last = own
    .map(({ numero }) => dayOfNumero(numero))
    .toSorted()
    .at(-1);
  return own.filter(({ numero }) => dayOfNumero(numero) === last);
}

/** The latest result of each kind of electronic draw, in the order of the kinds. */
export const latestOfKinds = (rows: readonly DrawResult[]): { kind: Kind; result: DrawResult }[] =>
  kinds.flatMap((kind) => {
    const result = rows
      .filter((row) => kindOf(row) === kind)
      .reduce<DrawResult | null>((best, row) => (best && best.drawnAt >= row.drawnAt ? best : row), null);
    return result ? [{ kind, result }] : [];
  });

/**
 * Three results that show what was drawn last without one game filling all places: of the regions the two that drew last, then the
 * latest electronic draw; a market without regions gets three electronic kinds.
 */
export function recentResults(vietnamese: readonly DrawResult[], electronic: readonly DrawResult[]): DrawResult[] {
  const regions = (['south', 'central', 'north'] as const)
    .flatMap((region) => latestOfRegion(vietnamese, region).slice(0, 1))
    .toSorted((a, b) => b.drawnAt.localeCompare(a.drawnAt))
    .slice(0, 2)
    .reverse();
  // ten racers or seven balls do not fit beside a name and a time
  const short = latestOfKinds(electronic).filter(({ kind }) => kind !== 'PK10' && kind !== 'LHC');
  return [...regions, ...short.map(({ result }) => result)].slice(0, 3);
}

const minuteOfDay = (at: number): number => ((at + 7 * 3_600_000) / 60_000) % (24 * 60);

/** The region whose draw was the last to be shown in full at this instant: half an hour after it begins. In the morning: the north. */
export function regionAt(now: number): Region {
  const minute = minuteOfDay(now);
  if (minute >= 18 * 60 + 45) return 'north';
  if (minute >= 17 * 60 + 45) return 'central';
  return minute >= 16 * 60 + 45 ? 'south' : 'north';
}

/** Whether a result is of today in Vietnam. */
export const isToday = ({ drawnAt }: Pick<DrawResult, 'drawnAt'>, now: number): boolean =>
  dayOf(Date.parse(drawnAt)) === dayOf(now);

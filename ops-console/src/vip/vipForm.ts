import {
  type MarketVip,
  type VipLevelRule,
  vipGifts,
  vipThresholds,
  wantedVip,
} from '@unisite/shared/contract/operatorsMarketVip';
import { clubLevel } from '@unisite/shared/contract/vip';
import { safeParse } from '@unisite/shared/schema';

export const levelIds = clubLevel.options;

export const levelFigures = [...vipThresholds, ...vipGifts];
type LevelFigure = (typeof levelFigures)[number];

/** What is typed of each level, by its id and the figure; a level without a turnover is none of the market's. */
export type TypedVip = Readonly<Record<string, string>>;

export const cellOf = (id: string, figure: LevelFigure): string => `${id}-${figure}`;

export const typedVip = ({ levels }: MarketVip): TypedVip =>
  Object.fromEntries(
    levelIds.flatMap((id) => {
      const level = levels.find((one) => one.id === id);
      return levelFigures.map((figure) => [cellOf(id, figure), level ? String(level[figure]) : '']);
    }),
  );

const number = (text: string): number => (/^\d{1,13}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The levels as they are typed; null where something is wrong. */
export function vipOf(typed: TypedVip): MarketVip | null {
  const levels = levelIds.flatMap((id): VipLevelRule[] => {
    const figure = (name: LevelFigure) => {
      const text = typed[cellOf(id, name)] ?? '';
      return name !== 'turnover' && text.trim() === '' ? 0 : number(text);
    };
    if ((typed[cellOf(id, 'turnover')] ?? '').trim() === '') return [];
    return [
      {
        ...{ id, turnover: figure('turnover'), deposits: figure('deposits'), keep: figure('keep') },
        ...{ upgrade: figure('upgrade'), monthly: figure('monthly'), birthday: figure('birthday') },
      },
    ];
  });
  return safeParse(wantedVip, { levels }).success ? { levels } : null;
}

/** Names of the cells that are no whole numbers, or less than the level below takes. */
export function vipFaults(typed: TypedVip): string[] {
  if (vipOf(typed)) return [];
  const wrong = levelIds.flatMap((id) =>
    levelFigures
      .map((figure) => cellOf(id, figure))
      .filter((cell) => (typed[cell] ?? '').trim() !== '' && Number.isNaN(number(typed[cell] ?? ''))),
  );
  if (wrong.length > 0) return wrong;
  let below = { turnover: 0, deposits: 0 };
  for (const id of levelIds) {
    if ((typed[cellOf(id, 'turnover')] ?? '').trim() === '') continue;
    const level = {
      turnover: number(typed[cellOf(id, 'turnover')] ?? ''),
      deposits: number(typed[cellOf(id, 'deposits')] || '0'),
    };
    if (level.turnover < below.turnover) return [cellOf(id, 'turnover')];
    if (level.deposits < below.deposits) return [cellOf(id, 'deposits')];
    below = level;
  }
  return [cellOf('bronze', 'turnover')];
}

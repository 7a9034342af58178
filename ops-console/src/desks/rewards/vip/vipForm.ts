import type { Language } from '@unisite/shared/contract';
import {
  type MarketVip,
  type VipLevelRule,
  vipBenefits,
  vipGifts,
  vipThresholds,
  wantedVip,
} from '@unisite/shared/contract/operatorsMarketVip';
import { clubLevel } from '@unisite/shared/contract/vip';
import { safeParse } from '@unisite/shared/schema';

export const levelIds = clubLevel.options;

export const levelFigures = [...vipThresholds, ...vipGifts, ...vipBenefits];
export type LevelFigure = (typeof levelFigures)[number];

/** Typed values by level id and figure; a level without a turnover is not part of the market's club. */
export type TypedVip = Readonly<Record<string, string>>;

export const cellOf = (id: string, figure: LevelFigure): string => `${id}-${figure}`;

const decimalMark: Readonly<Record<Language, string>> = { vi: ',', en: '.' };

export const typedVip = ({ levels }: MarketVip, language: Language): TypedVip =>
  Object.fromEntries(
    levelIds.flatMap((id) => {
      const level = levels.find((one) => one.id === id);
      return levelFigures.map((figure) => [
        cellOf(id, figure),
        level ? String(level[figure]).replace('.', decimalMark[language]) : '',
      ]);
    }),
  );

/** Percentages have no thousands to group, so both decimal signs are accepted; the rest are integers. */
const numberOf = (figure: LevelFigure, text: string): number => {
  const pattern = figure === 'rebate' ? /^\d([.,]\d{1,2})?$/ : /^\d{1,13}$/;
  return pattern.test(text.trim()) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** Parses the levels; null when invalid. */
export function vipOf(typed: TypedVip): MarketVip | null {
  const levels = levelIds.flatMap((id): VipLevelRule[] => {
    const figure = (name: LevelFigure) => {
      const text = typed[cellOf(id, name)] ?? '';
      return name !== 'turnover' && text.trim() === '' ? 0 : numberOf(name, text);
    };
    if ((typed[cellOf(id, 'turnover')] ?? '').trim() === '') return [];
    return [
      {
        id,
        turnover: figure('turnover'),
        deposits: figure('deposits'),
        keep: figure('keep'),
        upgrade: figure('upgrade'),
        monthly: figure('monthly'),
        birthday: figure('birthday'),
        rebate: figure('rebate'),
        feeOff: figure('feeOff'),
        dailyLimit: figure('dailyLimit'),
      },
    ];
  });
  return safeParse(wantedVip, { levels }).success ? { levels } : null;
}

const most: Readonly<Partial<Record<LevelFigure, number>>> = { rebate: 1, feeOff: 100 };

interface VipFault {
  readonly cell: string;
  readonly figure: LevelFigure;
}

/** Invalid cells, including values below the previous level's. */
export function vipFaults(typed: TypedVip): VipFault[] {
  if (vipOf(typed)) return [];
  const wrong = levelIds.flatMap((id) =>
    levelFigures
      .map((figure) => ({ cell: cellOf(id, figure), figure }))
      .filter(({ cell, figure }) => {
        const text = (typed[cell] ?? '').trim();
        return text !== '' && !(numberOf(figure, text) <= (most[figure] ?? Number.POSITIVE_INFINITY));
      }),
  );
  if (wrong.length > 0) return wrong;
  const fault = (id: string, figure: LevelFigure) => [{ cell: cellOf(id, figure), figure }];
  let below = { turnover: 0, deposits: 0 };
  for (const id of levelIds) {
    if ((typed[cellOf(id, 'turnover')] ?? '').trim() === '') continue;
    const level = {
      turnover: numberOf('turnover', typed[cellOf(id, 'turnover')] ?? ''),
      deposits: numberOf('deposits', typed[cellOf(id, 'deposits')] || '0'),
    };
    if (level.turnover < below.turnover) return fault(id, 'turnover');
    if (level.deposits < below.deposits) return fault(id, 'deposits');
    below = level;
  }
  return fault('bronze', 'turnover');
}

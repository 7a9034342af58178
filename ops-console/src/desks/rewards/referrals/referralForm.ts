import type { Language } from '@unisite/shared/contract';
import { type MarketReferral, wantedReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import type { Format } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import type { Filled } from '../../../acts/useRevision.ts';
import { readAmount } from '../../../frame/words/readAmount.ts';

export const referralSums = ['inviterReward', 'friendReward', 'leastDeposit'] as const;
const referralNumbers = ['withinDays', 'wagerTimes', 'monthlyMost'] as const;
export const referralFigures = [...referralSums, ...referralNumbers] as const;
type ReferralFigure = (typeof referralFigures)[number];

/** A rule as typed. */
type TypedReferral = Record<ReferralFigure, string> & Pick<MarketReferral, 'open'>;

export const emptyDraft: Filled<TypedReferral> = {
  open: undefined,
  inviterReward: undefined,
  friendReward: undefined,
  leastDeposit: undefined,
  withinDays: undefined,
  wagerTimes: undefined,
  monthlyMost: undefined,
};

export function typedReferral(rule: MarketReferral, format: Pick<Format, 'number'>): TypedReferral {
  const written = (name: ReferralFigure) => format.number(rule[name], Number.isInteger(rule[name]) ? 0 : 2);
  return {
    open: rule.open,
    inviterReward: written('inviterReward'),
    friendReward: written('friendReward'),
    leastDeposit: written('leastDeposit'),
    withinDays: written('withinDays'),
    wagerTimes: written('wagerTimes'),
    monthlyMost: written('monthlyMost'),
  };
}

const read = (text: string, language: Language): number => readAmount(text, language, { orZero: true }) ?? Number.NaN;

/** Parses the rule; null when invalid. */
export function referralOf(typed: TypedReferral, language: Language): MarketReferral | null {
  const figures = Object.fromEntries(referralFigures.map((name) => [name, read(typed[name], language)]));
  const rule = safeParse(wantedReferral, { ...figures, open: typed.open });
  return rule.success ? rule.data : null;
}

/** Invalid figures. */
export const faultyFigures = (typed: TypedReferral, language: Language): ReferralFigure[] =>
  referralFigures.filter((name) => {
    const value = read(typed[name], language);
    return name === 'leastDeposit' && value === 0 ? true : !safeParse(wantedReferral.shape[name], value).success;
  });

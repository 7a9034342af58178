import type { Language } from '@unisite/shared/contract';
import { type Category, category } from '@unisite/shared/contract/games';
import { type MarketRebates, type RebateMode, wantedRebates } from '@unisite/shared/contract/operatorsMarketRebates';
import type { FieldErrors } from '@unisite/shared/form';
import type { Format, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { readAmount } from '../../../frame/words/readAmount.ts';

/** A market's rebates with one field per category; 0: none. */
export type FlatRebates = { readonly [Of in Category]: number } & Pick<MarketRebates, 'mode' | 'least' | 'days'>;

export const flatRebates = ({ mode, least, days, rates }: MarketRebates): FlatRebates =>
  ({
    mode,
    least,
    days,
    ...Object.fromEntries(
      category.options.map((one) => [one, rates.find((rate) => rate.category === one)?.percent ?? 0]),
    ),
    // of every category
  }) as FlatRebates;

export const rebatesOfFlat = ({ mode, least, days, ...percents }: FlatRebates): MarketRebates => ({
  mode,
  least,
  days,
  rates: category.options.flatMap((one) => (percents[one] > 0 ? [{ category: one, percent: percents[one] }] : [])),
});

/** Rebates as typed. */
export type TypedRebates = { [Of in Category | 'least' | 'days']: string } & { mode: RebateMode };

export const typedRebates = (rule: FlatRebates, format: Pick<Format, 'number'>): TypedRebates =>
  ({
    mode: rule.mode,
    least: format.number(rule.least, Number.isInteger(rule.least) ? 0 : 2),
    days: `${rule.days}`,
    ...Object.fromEntries(category.options.map((one) => [one, rule[one] === 0 ? '' : format.number(rule[one], 2)])),
    // of every category
  }) as TypedRebates;

const percentOf = (text: string, language: Language): number | null =>
  text.trim() === '' ? 0 : readAmount(text, language, { orZero: true });

/** Parses the rebates; null when invalid. */
export function rebatesOf(typed: TypedRebates, language: Language): FlatRebates | null {
  const percents = Object.fromEntries(
    category.options.map((one) => [one, percentOf(typed[one], language) ?? Number.NaN]),
  ) as { readonly [Of in Category]: number }; // of every category
  const flat = {
    mode: typed.mode,
    ...percents,
    least: readAmount(typed.least, language, { orZero: true }) ?? Number.NaN,
    days: /^\d{1,2}$/.test(typed.days.trim()) ? Number(typed.days) : Number.NaN,
  };
  const isRate = category.options.every((one) => flat[one] >= 0);
  return isRate && safeParse(wantedRebates, rebatesOfFlat(flat)).success ? flat : null;
}

/** Messages for invalid fields. */
export function rebateFaults(
  typed: TypedRebates,
  language: Language,
  t: ReturnType<typeof useText>,
): FieldErrors<keyof TypedRebates> {
  const percent = (one: Category) => {
    const value = percentOf(typed[one], language);
    return value !== null && value <= 5 ? null : t('rebates.percentWrong');
  };
  const days = Number(typed.days);
  return {
    least: readAmount(typed.least, language, { orZero: true }) === null ? t('protection.amountWrong') : null,
    days: Number.isInteger(days) && days >= 1 && days <= 31 ? null : t('identity.between', { least: 1, most: 31 }),
    ...Object.fromEntries(category.options.map((one) => [one, percent(one)])),
  };
}

import { category } from '@unisite/shared/contract/games';
import { isMoreRebate, type MarketRebates } from '@unisite/shared/contract/operatorsMarketRebates';
import { useFormat, useText } from '@unisite/shared/i18n';
import { flatRebates } from './rebateForm.ts';

interface RebateText {
  /** The rates by category, in one line. */
  readonly rates: (rule: MarketRebates) => string;
  readonly least: (rule: MarketRebates) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketRebates, to: MarketRebates) => string[];
}

/** Describes a market's rebates. */
export function useRebateText(): RebateText {
  const t = useText();
  const format = useFormat();
  const percent = (value: number) => (value === 0 ? t('rebates.noRate') : format.percent(value, 2));
  const least = (rule: MarketRebates) => format.money(rule.least, { whole: Number.isInteger(rule.least) });
  return {
    least,
    rates: ({ rates }) =>
      rates.map((rate) => `${t(`promotions.category.${rate.category}`)} ${percent(rate.percent)}`).join(' · ') ||
      t('rebates.noRate'),
    change(from, to) {
      const becomes = (name: string, was: string, is: string) =>
        was === is ? [] : [t('proposals.becomes', { name, from: was, to: is })];
      const [was, is] = [flatRebates(from), flatRebates(to)];
      const changes = [
        ...becomes(t('rebates.mode'), t(`rebates.choice.${from.mode}`), t(`rebates.choice.${to.mode}`)),
        ...category.options.flatMap((one) =>
          becomes(t(`promotions.category.${one}`), percent(was[one]), percent(is[one])),
        ),
        ...becomes(t('rebates.least'), least(from), least(to)),
        ...becomes(t('rebates.days'), `${from.days}`, `${to.days}`),
      ];
      if (changes.length === 0) return [];
      return [...changes, t(isMoreRebate(from, to) ? 'rebates.more' : 'rebates.less')];
    },
  };
}

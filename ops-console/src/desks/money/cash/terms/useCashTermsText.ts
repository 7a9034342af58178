import './cashTermsTexts.ts';
import { isLooserCash, type MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type CashFigure, type CashWay, cashCells, cashSums, waysOf } from './cashTermsForm.ts';

interface CashTermsText {
  readonly value: (figure: CashFigure, value: number) => string;
  readonly way: (way: CashWay) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketCash, to: MarketCash) => string[];
}

/** Describes a market's terms of deposits and withdrawals. */
export function useCashTermsText(): CashTermsText {
  const t = useText();
  const format = useFormat();
  const value: CashTermsText['value'] = (figure, amount) => {
    if (figure === 'feePercent') return format.percent(amount, Number.isInteger(amount) ? 0 : 2);
    return cashSums.includes(figure)
      ? format.money(amount, { whole: Number.isInteger(amount) })
      : format.number(amount);
  };
  const way: CashTermsText['way'] = (one) => t(`cashTerms.way.${one}`);
  return {
    value,
    way,
    change(from, to) {
      const before = cashCells(from);
      const was = waysOf(from);
      const changes = [
        ...waysOf(to)
          .filter(({ open }, place) => open !== was[place]?.open)
          .map((one) => t(one.open ? 'cashTerms.opens' : 'cashTerms.closes', { way: way(one.way) })),
        ...cashCells(to).flatMap(({ way: of, figure, value: now }, place) => {
          const then = before[place]?.value;
          if (then === undefined || then === now) return [];
          const name = `${way(of)}, ${t(`cashTerms.figure.${figure}`)}`;
          return [t('proposals.becomes', { name, from: value(figure, then), to: value(figure, now) })];
        }),
      ];
      if (changes.length === 0) return [];
      return [...changes, t(isLooserCash(from, to) ? 'cashTerms.looser' : 'cashTerms.tighter')];
    },
  };
}

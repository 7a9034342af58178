import './payRunRuleTexts.ts';
import { isLooserPayRuns, type MarketPayRuns } from '@unisite/shared/contract/operatorsMarketPayRuns';
import { useFormat, useText } from '@unisite/shared/i18n';

interface PayRunRuleText {
  readonly rule: (rule: MarketPayRuns) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketPayRuns, to: MarketPayRuns) => string[];
}

/** Describes which pay-runs of a market need two operators. */
export function usePayRunRuleText(): PayRunRuleText {
  const t = useText();
  const format = useFormat();
  const rule = ({ approveAbove }: MarketPayRuns) => {
    if (approveAbove === null) return t('payRunRule.none');
    if (approveAbove === 0) return t('payRunRule.all');
    return t('payRunRule.above', { amount: format.money(approveAbove, { whole: Number.isInteger(approveAbove) }) });
  };
  return {
    rule,
    change(from, to) {
      if (from.approveAbove === to.approveAbove) return [];
      return [
        t('proposals.becomes', { name: t('payRunRule.name'), from: rule(from), to: rule(to) }),
        t(isLooserPayRuns(from, to) ? 'payRunRule.fewer' : 'payRunRule.more'),
      ];
    },
  };
}

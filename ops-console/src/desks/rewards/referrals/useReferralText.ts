import { isMoreReferral, type MarketReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import { useFormat, useText } from '@unisite/shared/i18n';
import { referralFigures, referralSums } from './referralForm.ts';

interface ReferralText {
  readonly value: (name: (typeof referralFigures)[number], rule: MarketReferral) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketReferral, to: MarketReferral) => string[];
}

const sums: ReadonlySet<string> = new Set(referralSums);

/** Describes a market's referral programme. */
export function useReferralText(): ReferralText {
  const t = useText();
  const format = useFormat();
  const value: ReferralText['value'] = (name, rule) =>
    sums.has(name) ? format.money(rule[name], { whole: Number.isInteger(rule[name]) }) : format.number(rule[name]);
  return {
    value,
    change(from, to) {
      const changes = [
        ...(from.open === to.open ? [] : [t(to.open ? 'referrals.opens' : 'referrals.closes')]),
        ...referralFigures
          .filter((name) => from[name] !== to[name])
          .map((name) =>
            t('proposals.becomes', {
              name: t(`referrals.figure.${name}`),
              from: value(name, from),
              to: value(name, to),
            }),
          ),
      ];
      if (changes.length === 0) return [];
      return [...changes, t(isMoreReferral(from, to) ? 'referrals.more' : 'referrals.less')];
    },
  };
}

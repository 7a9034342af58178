import { isLooserIdentity, type MarketIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import { useFormat, useText } from '@unisite/shared/i18n';
import { identityNumberNames } from './identityRuleForm.ts';

interface IdentityRuleText {
  /** When members are asked. */
  readonly asked: (rule: MarketIdentity) => string;
  /** The differences, one per line. */
  readonly change: (from: MarketIdentity, to: MarketIdentity) => string[];
}

/** Describes a market's rule of identity checks. */
export function useIdentityRuleText(): IdentityRuleText {
  const t = useText();
  const format = useFormat();
  const asked = (rule: MarketIdentity) =>
    t(`identity.askedWhen.${rule.asked}`, {
      amount: rule.above === null ? '' : format.money(rule.above, { whole: Number.isInteger(rule.above) }),
    });
  return {
    asked,
    change(from, to) {
      const becomes = (name: string, was: string, is: string) =>
        was === is ? [] : [t('proposals.becomes', { name, from: was, to: is })];
      const changes = [
        ...becomes(t('identity.when'), asked(from), asked(to)),
        ...identityNumberNames.flatMap((name) => becomes(t(`identity.${name}`), `${from[name]}`, `${to[name]}`)),
      ];
      if (changes.length === 0) return [];
      return [...changes, t(isLooserIdentity(from, to) ? 'protection.looser' : 'identity.stricter')];
    },
  };
}

import type { Language } from '@unisite/shared/contract';
import { type MarketIdentity, wantedIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import type { FieldErrors } from '@unisite/shared/form';
import type { Format, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import type { Filled } from '../../../acts/useRevision.ts';
import { readAmount } from '../../../frame/words/readAmount.ts';

/** Integer fields of a rule, with their bounds. */
export const identityNumbers = {
  monthsHeld: { least: 1, most: 120 },
  pictureDays: { least: 0, most: 3650 },
  tries: { least: 1, most: 10 },
} as const;
export type IdentityNumber = keyof typeof identityNumbers;
export const identityNumberNames = ['monthsHeld', 'pictureDays', 'tries'] as const;

/** A rule as typed. */
export type TypedIdentityRule = Record<IdentityNumber | 'above', string> & Pick<MarketIdentity, 'asked'>;

export const emptyDraft: Filled<TypedIdentityRule> = {
  asked: undefined,
  above: undefined,
  monthsHeld: undefined,
  pictureDays: undefined,
  tries: undefined,
};

export const typedRule = (rule: MarketIdentity, format: Pick<Format, 'number'>): TypedIdentityRule => ({
  asked: rule.asked,
  above: rule.above === null ? '' : format.number(rule.above, Number.isInteger(rule.above) ? 0 : 2),
  monthsHeld: `${rule.monthsHeld}`,
  pictureDays: `${rule.pictureDays}`,
  tries: `${rule.tries}`,
});

/** Parses the rule; null when invalid. */
export function identityRuleOf(typed: TypedIdentityRule, language: Language): MarketIdentity | null {
  const { asked, monthsHeld, pictureDays, tries } = typed;
  const above = asked === 'aboveSum' ? (readAmount(typed.above, language, { orZero: true }) ?? Number.NaN) : null;
  const rule = safeParse(wantedIdentity, {
    asked,
    above,
    monthsHeld: wholeOf(monthsHeld),
    pictureDays: wholeOf(pictureDays),
    tries: wholeOf(tries),
  });
  return rule.success ? rule.data : null;
}

/** Messages for invalid fields. */
export function identityRuleFaults(
  typed: TypedIdentityRule,
  language: Language,
  t: ReturnType<typeof useText>,
): FieldErrors<keyof TypedIdentityRule> {
  const between = (name: IdentityNumber) => {
    const { least, most } = identityNumbers[name];
    const value = wholeOf(typed[name]);
    return value >= least && value <= most ? null : t('identity.between', { least, most });
  };
  const isSum = typed.asked !== 'aboveSum' || readAmount(typed.above, language, { orZero: true }) !== null;
  return {
    above: isSum ? null : t('protection.amountWrong'),
    monthsHeld: between('monthsHeld'),
    pictureDays: between('pictureDays'),
    tries: between('tries'),
  };
}

const wholeOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

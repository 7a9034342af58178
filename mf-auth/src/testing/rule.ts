import type { PasswordRule } from '../fields/rules.ts';

/** What a market asks of a new password. */
export const passwordRuleOf = (more: Partial<PasswordRule> = {}): PasswordRule => ({
  acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9]).+',
  patternId: 5,
  minLength: 8,
  maxLength: 64,
  ...more,
});

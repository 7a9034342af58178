import { patternSetting } from '@unisite/shared/contract/fieldPatterns';
import type { PasswordRule } from '../fields/rules.ts';

/** What a market asks of a new password. */
export const passwordRuleOf = (more: Partial<PasswordRule> = {}): PasswordRule => ({
  ...patternSetting(5, 8, 64),
  ...more,
});

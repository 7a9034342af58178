import { patternSetting } from '@unisite/shared/contract/fieldPatterns';
import type { PasswordRule } from '../fields/rules.ts';

/** A market's rule for new passwords. */
export const passwordRuleOf = (more: Partial<PasswordRule> = {}): PasswordRule => ({
  ...patternSetting(5, 8, 64),
  ...more,
});

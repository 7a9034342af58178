import type { FieldSetting, passwordRule, ValueOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Market } from '../../../foundation/http/market.ts';

export type PasswordRule = ValueOf<typeof passwordRule>;

/**
 * In characters. No market requires less, and none forbids a passphrase (NIST SP 800-63B: at least 8, and at least 64
 * allowed).
 */
const PASSWORD_BOUNDS = { minLength: 8, maxLength: 64 } as const;

/**
 * A market's requirements for a new password: those of its registration (specification section 5), within the bounds.
 */
export async function passwordRuleOf(q: Queryable, { code }: Pick<Market, 'code'>): Promise<PasswordRule> {
  const [row] = await q.query<PasswordRule>(
    `SELECT accepted_pattern AS "acceptedPattern", pattern_id AS "patternId", min_length AS "minLength", max_length AS "maxLength"
     FROM registration_setting WHERE market_code = $1 AND tab = 'username' AND field = 'password'`,
    [code],
  );
  const { acceptedPattern = '*', patternId = 0, minLength = 0, maxLength = 0 } = row ?? {};
  return {
    acceptedPattern,
    patternId,
    minLength: Math.max(minLength, PASSWORD_BOUNDS.minLength),
    maxLength: Math.max(maxLength, PASSWORD_BOUNDS.maxLength),
  };
}

/** The rule as a form field's settings. */
export const fieldOf = (rule: PasswordRule): FieldSetting => ({ enabled: true, required: true, ...rule });

import { faultSentence } from '@unisite/shared/contract/fieldPatterns';
import { checkField } from '@unisite/shared/contract/fieldRule';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../services.ts';
import { isBreached } from './breached.ts';
import { fieldOf, passwordRuleOf } from './rule.ts';
import { isGuessable } from './tooCommon.ts';

interface NewPassword {
  /** The future owner, as far as known. */
  readonly account: string;
  readonly typed: string;
  /** The repetition; absent where it is asked for once. */
  readonly repeated?: string;
}

/**
 * Checks a password that is to be set, by one rule everywhere. Says nothing about the previous one.
 *
 * @throws Refusal BAD_REQUEST, PASSWORDS_DIFFER, PASSWORD_TOO_COMMON, each with the field's text
 */
export async function checkNewPassword(
  services: Pick<Services, 'database' | 'settings' | 'log'>,
  { account, typed, repeated = typed }: NewPassword,
  { market }: Pick<CallContext, 'market'>,
): Promise<void> {
  const fault = checkField(fieldOf(await passwordRuleOf(services.database, market)), typed);
  if (fault) throw new Refusal('BAD_REQUEST', { fields: { newPassword: faultSentence('newPassword', fault) } });
  if (repeated !== typed) throw fieldRefusal('PASSWORDS_DIFFER', 'confirmNewPassword');
  // The default password is known to whoever hands it out.
  const isGivenOut = typed === services.settings.identity.defaultPassword;
  if (isGivenOut || isGuessable(typed, { account }) || (await isBreached(services, typed))) {
    throw fieldRefusal('PASSWORD_TOO_COMMON', 'newPassword');
  }
}

type Field = 'oldPassword' | 'newPassword' | 'confirmNewPassword';
type Code = 'PASSWORDS_DIFFER' | 'PASSWORD_TOO_COMMON' | 'PASSWORD_SAME' | 'WRONG_PASSWORD';

/** A refusal whose text is shown at its field. */
export const fieldRefusal = (code: Code, field: Field): Refusal => Refusal.ofField(code, field);

import {
  changePassword,
  firstPasswordCode,
  forgotPasswordEmail,
  forgotPasswordSms,
  passwordRule,
  setFirstPassword,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { sendSms } from '../codes/sendSms.ts';
import type { JudgeIdToken } from '../social/idTokens.ts';
import { changeOwnPassword } from './changePassword.ts';
import { sendFirstPasswordCode, setOwnFirstPassword } from './firstPassword.ts';
import { sendTemporaryPassword } from './forgotByEmail.ts';
import { passwordRuleOf } from './rule.ts';
import { setForgottenPassword } from './setByPhone.ts';

/** Changing a password, and getting in without it (specification sections 4, 5 and 7). */
export function routes(serve: Serve, services: Services, judge: JudgeIdToken | null): void {
  serve(passwordRule, (_request, { market }) => passwordRuleOf(services.database, market));
  serve(changePassword, (request, context) => changeOwnPassword(services, request, context));
  serve(firstPasswordCode, (request, context) => sendFirstPasswordCode(services, request, context));
  serve(setFirstPassword, (request, context) => setOwnFirstPassword(services, judge, request, context));
  serve(forgotPasswordEmail, (request, context) => sendTemporaryPassword(services, request, context));
  serve(forgotPasswordSms, (request, context) => sendSms(services, 'password', request, context));
  serve(setPasswordByPhone, (request, context) => setForgottenPassword(services, request, context));
}

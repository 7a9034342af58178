import {
  changePassword,
  firstPasswordCode,
  forgotPasswordEmail,
  forgotPasswordSms,
  passwordRule,
  setFirstPassword,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import type { Handler, Serve } from '../../foundation/http/serve.ts';
import { sendSms } from '../codes/sendSms.ts';
import { sentAgain } from '../codes/sentAgain.ts';
import type { Services } from '../services.ts';
import { admitAgain } from '../signIn/admitAgain.ts';
import type { JudgeIdToken } from '../social/idTokens.ts';
import { changeOwnPassword } from './changePassword.ts';
import { sendFirstPasswordCode, setOwnFirstPassword } from './firstPassword.ts';
import { sendTemporaryPassword } from './forgotByEmail.ts';
import { renewAgain } from './renewAgain.ts';
import { passwordRuleOf } from './rule.ts';
import { setForgottenPassword } from './setByPhone.ts';

/** Changing a password, and getting in without it (specification sections 4, 5 and 7). */
export function routes(serve: Serve, services: Services, judge: JudgeIdToken | null): void {
  serve(passwordRule, (_request, { market }) => passwordRuleOf(services.database, market));
  const byCode: Handler<typeof firstPasswordCode> = (request, context) =>
    sendFirstPasswordCode(services, request, context);
  const byMail: Handler<typeof forgotPasswordEmail> = (request, context) =>
    sendTemporaryPassword(services, request, context);
  const bySms: Handler<typeof forgotPasswordSms> = (request, context) =>
    sendSms(services, 'password', request, context);
  serve(changePassword, (request, context) => changeOwnPassword(services, request, context), {
    again: (_request, context, { at }) => renewAgain(services, context, at),
  });
  serve(firstPasswordCode, byCode, { again: sentAgain(services, byCode) });
  serve(setFirstPassword, (request, context) => setOwnFirstPassword(services, judge, request, context), {
    again: (_request, context, { at }) => renewAgain(services, context, at),
  });
  serve(forgotPasswordEmail, byMail, { again: sentAgain(services, byMail) });
  serve(forgotPasswordSms, bySms, { again: sentAgain(services, bySms) });
  serve(setPasswordByPhone, (request, context) => setForgottenPassword(services, request, context), {
    again: admitAgain(services),
  });
}

import {
  changePassword,
  firstPasswordCode,
  forgotPasswordEmail,
  forgotPasswordSms,
  passwordRule,
  setFirstPassword,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import type { Handler, Serve } from '../../../foundation/http/serve.ts';
import { replayMessage } from '../codes/replayMessage.ts';
import { smsHandlers } from '../codes/sendSms.ts';
import type { Services } from '../services.ts';
import { replaySignIn } from '../signIn/replaySignIn.ts';
import type { VerifyIdToken } from '../social/idTokens.ts';
import { updatePassword } from './changePassword.ts';
import { sendFirstPasswordCode, storeFirstPassword } from './firstPassword.ts';
import { sendTemporaryPassword } from './forgotByEmail.ts';
import { replayPasswordChange } from './replayPasswordChange.ts';
import { passwordRuleOf } from './rule.ts';
import { resetPassword } from './setByPhone.ts';

/** Changing and recovering a password (specification sections 4, 5 and 7). */
export function routes(serve: Serve, services: Services, verifyIdToken: VerifyIdToken | null): void {
  serve(passwordRule, (_request, { market }) => passwordRuleOf(services.database, market));
  const byCode: Handler<typeof firstPasswordCode> = (request, context) =>
    sendFirstPasswordCode(services, request, context);
  const byMail: Handler<typeof forgotPasswordEmail> = (request, context) =>
    sendTemporaryPassword(services, request, context);
  const bySms = smsHandlers(services, 'password');
  serve(changePassword, (request, context) => updatePassword(services, request, context), {
    replay: (_request, context, { at }) => replayPasswordChange(services, context, at),
  });
  serve(firstPasswordCode, byCode, { replay: replayMessage(services, byCode) });
  serve(setFirstPassword, (request, context) => storeFirstPassword(services, verifyIdToken, request, context), {
    replay: (_request, context, { at }) => replayPasswordChange(services, context, at),
  });
  serve(forgotPasswordEmail, byMail, { replay: replayMessage(services, byMail) });
  serve(forgotPasswordSms, bySms.send, { replay: bySms.replay });
  serve(setPasswordByPhone, (request, context) => resetPassword(services, request, context), {
    replay: replaySignIn(services),
  });
}

import { loginVerification, loginVerificationCode } from '@unisite/shared/contract';
import type { Handler, Serve } from '../../../foundation/http/serve.ts';
import { replayMessage } from '../codes/replayMessage.ts';
import type { Services } from '../services.ts';
import { replaySignIn } from '../signIn/replaySignIn.ts';
import { sendVerificationCode } from './verificationCode.ts';
import { verify } from './verify.ts';

/** The second step of signing in (specification section 4). */
export function routes(serve: Serve, services: Services): void {
  const send: Handler<typeof loginVerificationCode> = (request, context) =>
    sendVerificationCode(services, request, context);
  serve(loginVerificationCode, send, { replay: replayMessage(services, send) });
  serve(loginVerification, (request, context) => verify(services, request, context), {
    replay: replaySignIn(services),
  });
}

import { loginVerification, loginVerificationCode } from '@unisite/shared/contract';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { sendVerificationCode } from './verificationCode.ts';
import { verify } from './verify.ts';

/** The second step of signing in (specification section 4). */
export function routes(serve: Serve, services: Services): void {
  serve(loginVerificationCode, (request, context) => sendVerificationCode(services, request, context));
  serve(loginVerification, (request, context) => verify(services, request, context));
}

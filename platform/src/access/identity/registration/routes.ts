import { affiliateCheck, register, registerMobile, registrationSettings } from '@unisite/shared/contract';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { checkAffiliate } from './affiliates.ts';
import { registerMember } from './register.ts';
import { replayRegistration } from './replayRegistration.ts';
import { readSettings } from './settings.ts';

/** Registration (specification sections 2 to 5 and 7). */
export function routes(serve: Serve, services: Services): void {
  serve(registrationSettings, (_request, { market }) => readSettings(services.database, market));
  const served = { replay: replayRegistration(services) };
  serve(register, (request, context) => registerMember(services, 'username', request, context), served);
  serve(registerMobile, (request, context) => registerMember(services, 'mobile', request, context), served);
  serve(affiliateCheck, (request, context) => checkAffiliate(services, request, context));
}

import { countryCodes, loginSms, registerSms } from '@unisite/shared/contract';
import type { Handler, Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { readCountries } from './countries.ts';
import { replayMessage } from './replayMessage.ts';
import { sendSms } from './sendSms.ts';

/** Codes by SMS, and the countries to choose a number's from (specification sections 3, 4 and 7). */
export function routes(serve: Serve, services: Services): void {
  const countries = readCountries(services.art);
  serve(countryCodes, async () => ({ countries }));
  const toSignIn: Handler<typeof loginSms> = (request, context) => sendSms(services, 'login', request, context);
  const toRegister: Handler<typeof registerSms> = (request, context) => sendSms(services, 'register', request, context);
  serve(loginSms, toSignIn, { replay: replayMessage(services, toSignIn) });
  serve(registerSms, toRegister, { replay: replayMessage(services, toRegister) });
}

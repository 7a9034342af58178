import { countryCodes, loginSms, registerSms } from '@unisite/shared/contract';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { readCountries } from './countries.ts';
import { smsHandlers } from './sendSms.ts';

/** Codes by SMS, and the countries to choose a number's from (specification sections 3, 4 and 7). */
export function routes(serve: Serve, services: Services): void {
  const countries = readCountries(services.art);
  serve(countryCodes, async () => ({ countries }));
  const toSignIn = smsHandlers(services, 'login');
  const toRegister = smsHandlers(services, 'register');
  serve(loginSms, toSignIn.send, { replay: toSignIn.replay });
  serve(registerSms, toRegister.send, { replay: toRegister.replay });
}

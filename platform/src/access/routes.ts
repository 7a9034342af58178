import { login, logout, sessionKey } from '@unisite/shared/contract';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** Signing in and out (specification sections 4 and 7). */
export function routes(serve: Serve, services: Services): void {
  serve(sessionKey, () => services.sealing.publicKey());
  serve(login, (request, context) => signIn(services, request, context));
  serve(logout, (_request, context) => signOut(services, context));
}

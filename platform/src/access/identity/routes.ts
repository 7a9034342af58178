import { freePlay, login, logout, sessionKey, signInSettings } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import { measureEvents } from '../../foundation/metrics/eventCounts.ts';
import { routes as age } from './age/routes.ts';
import { routes as codes } from './codes/routes.ts';
import { outboxRoutes } from './delivery/outboxRoutes.ts';
import { playAsGuest } from './freePlay/freePlay.ts';
import { routes as humanChecks } from './humanCheck/routes.ts';
import { routes as memberSecurity } from './memberSecurity/routes.ts';
import { routes as password } from './passwords/routes.ts';
import { routes as profile } from './profile/routes.ts';
import { routes as registration } from './registration/routes.ts';
import { routes as secondStep } from './secondStep/routes.ts';
import type { Services } from './services.ts';
import { routes as sessions } from './sessions/routes.ts';
import { routes as afterSignIn } from './signIn/afterSignIn.ts';
import { replaySignIn } from './signIn/replaySignIn.ts';
import { signIn } from './signIn/signIn.ts';
import { signInSettingsOf } from './signIn/signInSettings.ts';
import { signOut } from './signIn/signOut.ts';
import { idTokenVerifier, routes as social } from './social/routes.ts';

/** Sign-in, sign-out (specification sections 4 and 7), and proofs of identity. */
export function routes(serve: Serve, services: Services): void {
  const verifyIdToken = idTokenVerifier(services);
  measureEvents(services.metrics);
  serve(sessionKey, () => services.sealing.publicKey());
  serve(login, (request, context) => signIn(services, request, context), { replay: replaySignIn(services) });
  serve(logout, (_request, context) => signOut(services, context));
  serve(signInSettings, (_request, context) => signInSettingsOf(services, context));
  serve(freePlay, (request, context) => playAsGuest(services, request, context));
  age(serve, services);
  afterSignIn(serve, services);
  humanChecks(serve, services);
  codes(serve, services);
  password(serve, services, verifyIdToken);
  registration(serve, services);
  secondStep(serve, services);
  memberSecurity(serve, services);
  sessions(serve, services);
  profile(serve, services);
  social(serve, services, verifyIdToken);
  outboxRoutes(serve.server, services);
}

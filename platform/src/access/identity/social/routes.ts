import { linkIdentity, socialLogin, unlinkIdentity } from '@unisite/shared/contract';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { serveFrame } from './frame/frame.ts';
import { createIdTokens, type VerifyIdToken } from './idTokens.ts';
import { link, unlink } from './linkIdentity.ts';
import { signInSocially } from './socialLogin.ts';

/** What judges ID tokens; null: there is no Firebase. */
export function idTokenVerifier({ settings, clock, log }: Services): VerifyIdToken | null {
  const { social } = settings.identity;
  return social && createIdTokens({ social, mode: settings.mode, clock, log });
}

/**
 * Signing in by Google, Facebook and phone, by way of Firebase (specification sections 2 and 6), and what of them is a
 * member's.
 */
export function routes(serve: Serve, services: Services, verifyIdToken: VerifyIdToken | null): void {
  const { social } = services.settings.identity;
  if (social) serveFrame(serve.server, social);
  serve(socialLogin, (request, context) => signInSocially(services, verifyIdToken, request, context));
  serve(linkIdentity, (request, context) => link(services, verifyIdToken, request, context));
  serve(unlinkIdentity, (request, context) => unlink(services, request, context));
}

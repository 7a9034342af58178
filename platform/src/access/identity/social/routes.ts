import { linkIdentity, socialLogin, unlinkIdentity } from '@unisite/shared/contract';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { serveFrame } from './frame/frame.ts';
import { createIdTokens, type VerifyIdToken } from './idTokens.ts';
import { link, unlink } from './linkIdentity.ts';
import { signInSocially } from './socialLogin.ts';

/** The verifier of ID tokens; null without Firebase. */
export function idTokenVerifier({ settings, clock, log }: Services): VerifyIdToken | null {
  const { social } = settings.identity;
  return social && createIdTokens({ social, mode: settings.mode, clock, log });
}

/**
 * Signing in by Google, Facebook and phone through Firebase (specification sections 2 and 6), and linking such
 * accounts.
 */
export function routes(serve: Serve, services: Services, verifyIdToken: VerifyIdToken | null): void {
  const { social } = services.settings.identity;
  if (social) serveFrame(serve.server, social);
  serve(socialLogin, (request, context) => signInSocially(services, verifyIdToken, request, context));
  serve(linkIdentity, (request, context) => link(services, verifyIdToken, request, context));
  serve(unlinkIdentity, (request, context) => unlink(services, request, context));
}

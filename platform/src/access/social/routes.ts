import { socialLogin } from '@unisite/shared/contract';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { serveFrame } from './frame/frame.ts';
import { createIdTokens } from './idTokens.ts';
import { signInSocially } from './socialLogin.ts';

/** Signing in by Google, Facebook and phone, by way of Firebase (specification sections 2 and 6). */
export function routes(serve: Serve, services: Services): void {
  const { settings, clock, log } = services;
  const { social } = settings.access;
  const judge = social && createIdTokens({ social, mode: settings.mode, clock, log });
  if (social) serveFrame(serve.server, social);
  serve(socialLogin, (request, context) => signInSocially(services, judge, request, context));
}

import { randomBytes } from 'node:crypto';
import { socialFramePath } from '@unisite/shared/contract/socialFrame';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../../../../foundation/http/compressed.ts';
import { scriptJson } from '../../../../foundation/http/escape.ts';
import type { SocialSettings } from '../socialSettings.ts';
import { type FrameModules, readFrameModules } from './modules.ts';

const YEAR_S = 365 * 24 * 3_600;

/**
 * Serves the page that Firebase's SDK runs in, and its scripts. Only the site's own pages may frame it. It may load
 * Google's resources, which the site's other pages may not, and none of the site's scripts run in it.
 */
export function serveFrame(server: FastifyInstance, social: SocialSettings): void {
  const modules = readFrameModules('/social');

  server.get(socialFramePath, async (request, reply) => {
    const nonce = randomBytes(18).toString('base64');
    void reply.headers({ ...frameHeaders(social, nonce), 'cache-control': 'no-store' });
    return sendCompressed(request, reply, frameDocument(social, modules, nonce), 'text/html; charset=utf-8');
  });

  server.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const text = modules.find(`/social/${request.params['*']}`);
    if (text === null) return reply.callNotFound();
    void reply.headers({
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'cross-origin-resource-policy': 'same-origin',
    });
    return sendCompressed(request, reply, text, 'text/javascript; charset=utf-8');
  });
}

/**
 * The frame's own policy: the nonce admits the SDK, and the SDK loads what it needs; whatever else is embedded or
 * called must be listed by name.
 */
function frameHeaders({ authDomain, emulator }: SocialSettings, nonce: string): Record<string, string> {
  const origins = emulator ? ` ${emulator}` : '';
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      // The captcha's window is styled by its script.
      `style-src 'unsafe-inline'`,
      'img-src data: https://www.gstatic.com https://www.google.com',
      `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com https://apis.google.com${origins}`,
      `frame-src https://${authDomain} https://www.google.com https://recaptcha.google.com${origins}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self'`,
    ].join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

function frameDocument(social: SocialSettings, { entry, imports }: FrameModules, nonce: string): string {
  const { apiKey, authDomain, projectId, appId, emulator } = social;
  const settings = { app: { apiKey, authDomain, projectId, appId }, emulator };
  // Dark like the page around it: a frame of another colour scheme would be opaque.
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="dark">
<title>Firebase</title>
<script type="application/json" id="settings">${scriptJson(settings)}</script>
<script type="importmap" nonce="${nonce}">${scriptJson({ imports })}</script>
<script type="module" nonce="${nonce}" src="${entry}"></script>
</head>
<body><div id="captcha"></div></body>
</html>
`;
}

import { earlyClicksHash } from './earlyClicks.ts';
import { startGuardHash } from './startGuard.ts';

/** Where browsers send what the page's policy stopped. */
export const reportPath = '/wps/system/csp-report';

export interface PagePolicy {
  /** Origins of the vendors' games, the only pages that may stand in a frame. */
  frameOrigins: readonly string[];
  /** Whether the site's own frame for signing in by Firebase may stand in the page, too. */
  framesOwn: boolean;
}

/**
 * The headers of every page: scripts are files of this origin, and only with an integrity,
 * beside two texts, that watch whether the shell starts and keep what is pressed before; no workers; no markup from
 * strings; nothing from other origins but the vendors' frames (what Firebase brings along stays in a frame of the
 * site's own); nobody may frame the page or take its window.
 *
 * No nonce: every script of the page could read it, and `import()` would hand it on to whatever is imported, `data:`
 * and `blob:` too.
 */
export function securityHeaders({ frameOrigins, framesOwn }: PagePolicy): Record<string, string> {
  const frames = [...frameOrigins, ...(framesOwn ? [`'self'`] : [])];
  const framed = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'self' ${startGuardHash} ${earlyClicksHash}`,
      `worker-src 'none'`,
      `style-src 'self'`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      // The shell's own, which knows the hash of every script that may be loaded. Nobody else can make one.
      'trusted-types default',
      // Not `report-to`: a browser that knows it leaves `report-uri` out, and delivers late or not at all.
      `report-uri ${reportPath}`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': [
      'accelerometer=()',
      'camera=()',
      'display-capture=()',
      'geolocation=()',
      'gyroscope=()',
      'magnetometer=()',
      'microphone=()',
      'midi=()',
      'payment=()',
      'serial=()',
      'usb=()',
      'browsing-topics=()',
      `autoplay=(${framed})`,
      `fullscreen=(${framed})`,
    ].join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

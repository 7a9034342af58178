import { earlyClicksHash } from './earlyClicks.ts';
import { startGuardHash } from './startGuard.ts';

/** Where browsers report policy violations. */
export const reportPath = '/wps/system/csp-report';

export interface PagePolicy {
  /** Origins of the vendors' games, the only other origins allowed in a frame. */
  frameOrigins: readonly string[];
  /** Whether the site's own frame for Firebase sign-in is allowed. */
  framesOwn: boolean;
}

/**
 * The headers of every page. Scripts are files of this origin, and only with integrity, besides two inline ones: one
 * watches whether the shell starts, one records early clicks. No workers; no markup from strings; nothing from other
 * origins except the vendors' frames (what Firebase loads stays in a frame of the site's own); nobody may frame the
 * page or keep a handle on its window.
 *
 * No nonce: every script of the page could read it, and `import()` would pass it on to whatever is imported, `data:`
 * and `blob:` included.
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
      // The shell's policy, which knows the hash of every allowed script. Nobody else can create one.
      'trusted-types default',
      // Not `report-to`: browsers that support it ignore `report-uri`, and deliver late or not at all.
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

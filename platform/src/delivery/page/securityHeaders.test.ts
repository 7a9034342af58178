import { expect, test } from '@jest/globals';
import { earlyClicksHash } from './earlyClicks.ts';
import { securityHeaders } from './securityHeaders.ts';
import { startGuardHash } from './startGuard.ts';

const origins = ['https://games.example', 'https://tables.example'];
const headersOf = (frameOrigins: readonly string[], framesOwn = false) => securityHeaders({ frameOrigins, framesOwn });
const policyOf = (framesOwn: boolean) => headersOf(origins, framesOwn)['content-security-policy'] ?? '';

test('the site’s own frame may stand in its pages where there is Firebase, and nothing else changes for it', () => {
  expect(policyOf(false)).toContain('frame-src https://games.example https://tables.example;');
  expect(policyOf(true)).toContain(`frame-src https://games.example https://tables.example 'self';`);
  expect(policyOf(true).replace(` 'self'; object-src`, '; object-src')).toBe(policyOf(false));
});

test('only the vendors’ own origins may stand in a frame and fill the screen, and none where no vendor has one', () => {
  const headers = headersOf(origins);
  expect(headers['permissions-policy']).toContain('fullscreen=(self "https://games.example" "https://tables.example")');
  expect(headersOf([])['content-security-policy']).toContain(`frame-src 'none';`);
  expect(headersOf([])['permissions-policy']).toContain('autoplay=(self)');
});

test('scripts are files of this site, with a hash: no nonce that a script could read and hand on, and no workers', () => {
  expect(policyOf(true)).toContain(`; script-src 'self' ${startGuardHash} ${earlyClicksHash}; worker-src 'none';`);
  expect(headersOf([])['integrity-policy']).toBe('blocked-destinations=(script)');
});

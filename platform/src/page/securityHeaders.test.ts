import { expect, test } from '@jest/globals';
import { securityHeaders } from './securityHeaders.ts';

const policyOf = (framesOwn: boolean) =>
  securityHeaders({ nonce: 'n', frameOrigin: 'https://games.example', framesOwn })['content-security-policy'] ?? '';

test('the site’s own frame may stand in its pages where there is Firebase, and nothing else changes for it', () => {
  expect(policyOf(false)).toContain('frame-src https://games.example;');
  expect(policyOf(true)).toContain(`frame-src https://games.example 'self';`);
  expect(policyOf(true).replace(` 'self'; object-src`, '; object-src')).toBe(policyOf(false));
});

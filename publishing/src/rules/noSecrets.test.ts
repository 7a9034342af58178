import { describe, expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { noSecrets } from './noSecrets.ts';

const found = (text: string) =>
  noSecrets(readable({ files: { 'page.1.js': text } })).map(({ what }) => what.replace('page.1.js: ', ''));
/** Assembled at run time, so that no file of the project looks like it contains a secret. */
const joined = (...parts: string[]) => parts.join('');

describe('secrets in a build', () => {
  it.each([
    ['private key', joined('-----BEGIN ', 'PRIVATE KEY-----')],
    ['private key', joined('-----BEGIN OPENSSH ', 'PRIVATE KEY-----')],
    [
      'signed token',
      joined('ey', 'JhbGciOiJIUzI1NiJ9', '.ey', 'JzdWIiOiIxMjM0NTY3ODkwIn0', '.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'),
    ],
    ['address with a password', joined('postgres://', 'site:', 'hunter2x@db.internal/site')],
    ['cloud access key', joined('AK', 'IA', 'IOSFODNN7EXAMPLE')],
    ['cloud API key', joined('AI', 'za', 'SyD3xK9v1bQ7tPq2LmN8rW4yZ6cH5jF0gAe')],
    ['repository token', joined('gh', 'p_', 'A1b2C3d4'.repeat(5))],
    ['package registry token', joined('np', 'm_', 'A1b2C3d4E5f6'.repeat(3))],
    ['chat token', joined('xo', 'xb-', '1234567890-abcdefghijklmn')],
    ['payment key', joined('sk_', 'live_', '4eC39HqLyjWDarjtT1zdp7dc')],
    ['mail service key', joined('S', 'G.', 'ngeVfQFYQlKU0ufo8x5d1A', '.TwL2iGABf9DHoTf09kqeF8tAmbihYzrnopKc1s5cr')],
  ])('are found by their form: %s', (kind, secret) => {
    expect(found(`const a = ${JSON.stringify(secret)}`)).toContain(kind);
  });

  it('are found under names that keep them', () => {
    expect(found(`const c = { apiKey: "9f8a7b6c5d4e3f2a1b" }`)).toEqual(['apiKey']);
    expect(found(`login({ password: 'tr0ub4dor&3xY' })`)).toEqual(['password']);
    expect(found(`client_secret="Zk3lPq9Rt7Xv2Bn5"`)).toEqual(['client_secret']);
  });

  it('are not told, only named', () => {
    const secret = joined('AK', 'IA', 'IOSFODNN7EXAMPLE');
    expect(found(`const a = "${secret}"`).join()).not.toContain(secret);
  });

  it.each([
    `{ password: "current-password", secret: "new-password-2" }`,
    `{ password: "Mật khẩu phải có 8 ký tự" }`,
    `{ type: "password", autoComplete: "one-time-code" }`,
    `token = "{{token}}"; accessToken: "member.accessToken2"`,
    `"https://a.test:8443/x@2x.png"; "mailto:a@b.test"; "http://localhost:3000/a:b@c"`,
    `integrity: "sha384-I+0rFeiLObuORdBLwKmDnHy929eIEbL3lv4YJil3L0dv1eeKVIjxmm1F1xiQAOSI"`,
    `const secret = e.secret, key = "AKIAlower"; "eyJ.eyJ.x"`,
  ])('are not seen in %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

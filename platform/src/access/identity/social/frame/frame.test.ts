import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { SocialSettings } from '../socialSettings.ts';
import { serveFrame } from './frame.ts';

const social: SocialSettings = {
  apiKey: 'key</script>',
  authDomain: 'my-site.firebaseapp.com',
  projectId: 'my-site',
  appId: '1:2:web:3',
  emulator: null,
  phone: true,
  keysUrl: 'https://keys.example/',
};

let server: FastifyInstance;
beforeAll(async () => {
  server = fastify();
  serveFrame(server, social);
  await server.ready();
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'identity' } });
const importMap = (body: string): Record<string, string> =>
  JSON.parse(/<script type="importmap" nonce="[^"]+">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').imports;
const importsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'";]*?(?:from\s*)?['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);

describe('section 2: the frame that Firebase’s SDK runs in', () => {
  test('has a policy of its own, and may stand in the site’s own pages alone', async () => {
    const { headers, body } = await get('/social/frame');
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'unsafe-inline'; ` +
        'img-src data: https://www.gstatic.com https://www.google.com; ' +
        `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com https://apis.google.com; ` +
        'frame-src https://my-site.firebaseapp.com https://www.google.com https://recaptcha.google.com; ' +
        `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(/nonce="([^"]+)"/.exec((await get('/social/frame')).body)?.[1]).not.toBe(nonce);
  });

  test('holds what the SDK is to know, and nothing that ends its element', async () => {
    const { body } = await get('/social/frame');
    const [, settings = ''] = /id="settings">(.*?)<\/script>/s.exec(body) ?? [];
    const { apiKey, authDomain, projectId, appId } = social;
    expect(JSON.parse(settings)).toEqual({ app: { apiKey, authDomain, projectId, appId }, emulator: null });
    expect(body).not.toContain('keys.example');
  });

  test('has every script that its scripts import, each kept for ever', async () => {
    const { body } = await get('/social/frame');
    const imports = importMap(body);
    const [, entry = ''] = /<script type="module" nonce="[^"]+" src="([^"]+)">/.exec(body) ?? [];
    const seen = new Set<string>();
    const waiting = [entry];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      const { statusCode, headers, body: text } = await get(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      for (const name of importsIn(text)) {
        const target = name.startsWith('/') ? name : imports[name];
        expect([address, name, target]).toEqual([address, name, expect.any(String)]);
        waiting.push(target ?? '');
      }
    }
    expect(seen.size).toBeGreaterThan(8);
    expect((await get(entry)).body).not.toMatch(/\b(interface|declare) /);
  });

  test('has nothing else', async () => {
    for (const url of ['/social/frame.js', '/social/0000000000000000/frame.js', '/social/..%2f..%2fpackage.json']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  test('lets an emulator in where one is set', async () => {
    const other = fastify();
    serveFrame(other, { ...social, emulator: 'http://127.0.0.1:9099' });
    const policy = (await other.inject({ url: '/social/frame' })).headers['content-security-policy'];
    expect(String(policy)).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:9099;/);
    expect(String(policy)).toMatch(/frame-src [^;]* http:\/\/127\.0\.0\.1:9099;/);
    await other.close();
  });
});

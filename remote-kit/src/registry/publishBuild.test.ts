import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  hashOf,
  integrityOf,
  isSignedBy,
  keyIdOf,
  newKeyPair,
  readAuthorization,
  signManifest,
  textOfCall,
} from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract/registry';
import type { ValidBuild } from '../project/checkFolder.ts';
import { RegistryClient } from './client.ts';
import { publishBuild } from './publishBuild.ts';

const keys = newKeyPair();
const key = { ...keys, id: keyIdOf(keys.publicKey) };
const files = new Map(['entry.js', 'page.js', 'page.css'].map((name) => [name, Buffer.from(`/* ${name} */`)]));
const manifest: Manifest = {
  descriptor: {
    name: 'corner-shop',
    team: 'corner',
    version: '1.0.0',
    needs: { shared: '^1.0.0' },
    routes: [],
    slots: [],
    modals: [],
    navigation: [],
  },
  container: 'corner_shop',
  entry: 'entry.js',
  files: Object.fromEntries(
    [...files].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  ),
  modules: {},
  texts: { vi: [], en: [] },
  builtWith: {},
};
const build: ValidBuild = { folder: '/nowhere', manifest, build: { manifest, files } };
const signature = signManifest(manifest, keys.privateKey);

/** A registry that records requests, and fails where a test wants it to. */
interface Kept {
  files: Map<string, string>;
  versions: unknown[];
  nonces: Set<string>;
  failures: (number | 'hang up')[];
  problems: unknown[];
  calls: number;
}
let kept: Kept;
let server: Server;
let client: RegistryClient;

beforeEach(async () => {
  kept = { files: new Map(), versions: [], nonces: new Set(), failures: [], problems: [], calls: 0 };
  server = createServer(async (request, response) => {
    kept.calls++;
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const failure = kept.failures.shift();
    if (failure === 'hang up') return request.socket.destroy();
    if (failure) return response.writeHead(failure).end('{"success":false,"code":"UNAVAILABLE","message":"not now"}');
    const said = readAuthorization(request.headers.authorization ?? '');
    const isTheirs =
      said &&
      isSignedBy(keys.publicKey, textOfCall({ method, path: url, body }, said), said.signature) &&
      !kept.nonces.has(said.nonce);
    if (!isTheirs) return response.writeHead(401).end('{"success":false,"code":"WRONG_SIGNATURE","message":"no"}');
    kept.nonces.add(said.nonce);
    const answer = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, value }));
    if (method === 'PUT') {
      kept.files.set(url.split('/').at(-1) ?? '', body.toString());
      return response.writeHead(204).end();
    }
    if (url.endsWith('/check')) {
      const missing = [...files.values()].map(hashOf).filter((hash) => !kept.files.has(hash));
      return answer({ problems: kept.problems, missing });
    }
    kept.versions.push(JSON.parse(body.toString()));
    return answer({
      remote: 'corner-shop',
      version: '1.0.0',
      digest: '0123456789abcdef',
      isNew: kept.versions.length === 1,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new RegistryClient(new URL(`http://127.0.0.1:${port}`), key, { firstPause: 1 });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const progress: string[] = [];
const publish = () =>
  publishBuild(client, build, signature, { onProgress: (done, all) => progress.push(`${done}/${all}`) });

describe('publishing', () => {
  test('sends each file once, and none that is there already', async () => {
    progress.length = 0;
    expect(await publish()).toMatchObject({ isNew: true, sent: 3 });
    expect([...kept.files.values()].sort()).toEqual(['/* entry.js */', '/* page.css */', '/* page.js */']);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    expect(await publish()).toMatchObject({ isNew: false, sent: 0 });
    expect(kept.versions).toEqual([
      { manifest, signature },
      { manifest, signature },
    ]);
  });

  test('goes on after a network that fails for a while, each call signed anew', async () => {
    kept.failures = ['hang up', 503, 'hang up', 502];
    expect(await publish()).toMatchObject({ sent: 3 });
    expect(kept.nonces.size).toBe(5);
  });

  test('gives up on a site that does not come back', async () => {
    kept.failures = Array.from({ length: 9 }, () => 'hang up' as const);
    await expect(publish()).rejects.toThrow(/does not answer/);
    expect(kept.calls).toBe(5);
  });

  test('says what the registry objects to, and sends nothing', async () => {
    kept.problems = [{ number: 303, code: 'ROUTE_TAKEN', what: '/corner', todo: 'Choose another path.' }];
    await expect(publish()).rejects.toThrow(/303 ROUTE_TAKEN: \/corner\n +Choose another path\.\n/);
    expect(kept.files.size).toBe(0);
  });

  test('a call that must happen once is not made again', async () => {
    kept.failures = ['hang up'];
    await expect(
      client.call({ method: 'POST', path: '/wps/registry/acts', body: {}, again: false }),
    ).rejects.toMatchObject({
      todo: expect.stringContaining('status'),
    });
    expect(kept.calls).toBe(1);
  });

  test('an answer of something else than a registry is told from a refusal', async () => {
    kept.failures = [404];
    await expect(publish()).rejects.toThrow('not now (UNAVAILABLE)');
  });
});

import { authorize, hashOf, type KeyPair, keyIdOf, newKeyPair, signManifest } from '@unisite/publishing';
import type { Failure, Manifest, Signature } from '@unisite/shared/contract';
import { type Problem, teamPaths } from '@unisite/shared/contract/rollout';
import type { TestPlatform } from '../../../../testing/testPlatform.ts';
import { builtContents, builtManifest, type Offers } from '../../testing/builtManifest.ts';

/** A build as a team submits it. */
export interface TestBuild {
  manifest: Manifest;
  signature: Signature;
  files: ReadonlyMap<string, Buffer>;
}

export interface TeamReply {
  readonly status: number;
  /** The value of a call that succeeded; undefined otherwise. */
  readonly value: unknown;
  /** The envelope of a call that failed; undefined otherwise. */
  readonly failure: (Failure & { problems?: Problem[]; since?: unknown[] }) | undefined;
}

interface CallOptions {
  /** Replaces the correct authorization header. */
  authorization?: string;
  headers?: Readonly<Record<string, string>>;
  privateKey?: string;
  at?: Date;
}

/** A team with its own key, calling as teams' tools do. */
export interface TestTeam {
  readonly name: string;
  readonly pair: KeyPair;
  readonly keyId: string;
  /** Bytes are sent unchanged, any other body as JSON. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, options?: CallOptions): Promise<TeamReply>;
  build(offers: Offers, version?: string): TestBuild;
  put(files: Iterable<Buffer>): Promise<void>;
  /** Uploads a build's files and publishes it. */
  publish(build: TestBuild): Promise<TeamReply>;
}

/** Registers a team, as an operator does. */
export async function testTeam(site: TestPlatform, name: string, markets: readonly string[] = []): Promise<TestTeam> {
  const pair = newKeyPair();
  const given = { team: name, publicKey: pair.publicKey, markets };
  await site.services.registry.teams.addKey(given, { who: 'operator:lan', why: 'a new team' });

  const call: TestTeam['call'] = async (method, path, body, options = {}) => {
    const bytes = bytesOf(body);
    const { privateKey = pair.privateKey, at = site.services.clock() } = options;
    const response = await site.app.inject({
      method,
      url: path,
      headers: {
        host: 'localhost',
        'accept-language': 'en',
        authorization: options.authorization ?? authorize({ method, path, body: bytes }, privateKey, at),
        ...(bytes.length > 0 ? { 'content-type': 'application/octet-stream' } : {}),
        ...options.headers,
      },
      ...(bytes.length > 0 ? { payload: bytes } : {}),
    });
    const envelope = response.body === '' ? undefined : response.json();
    return {
      status: response.statusCode,
      value: envelope?.success === true ? envelope.value : undefined,
      failure: envelope?.success === false ? envelope : undefined,
    };
  };

  const put: TestTeam['put'] = async (files) => {
    for (const content of files) {
      const { status, failure } = await call('PUT', teamPaths.file.replace(':hash', hashOf(content)), content);
      if (status !== 204) throw new Error(`not put: ${status} ${JSON.stringify(failure)}`);
    }
  };

  return {
    name,
    pair,
    keyId: keyIdOf(pair.publicKey),
    call,
    put,
    build(offers, version = '1.0.0') {
      const built = builtManifest(offers);
      const manifest = { ...built, descriptor: { ...built.descriptor, team: name, version } };
      const files = new Map(
        [...builtContents(offers)].map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
      );
      return { manifest, signature: signManifest(manifest, pair.privateKey), files };
    },
    async publish({ manifest, signature, files }) {
      await put(files.values());
      return call('POST', teamPaths.versions, { manifest, signature });
    },
  };
}

const bytesOf = (body: unknown): Buffer => {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
};

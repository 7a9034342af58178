import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Envelope,
  login,
  type Operation,
  type RequestOf,
  type SessionInfo,
  sessionKey,
  type ValueOf,
} from '@unisite/shared/contract';
import type { FastifyInstance } from 'fastify';
import { keepCheck } from '../access/identity/index.ts';
import { createApp } from '../app.ts';
import { createServices } from '../createServices.ts';
import { openSecret } from '../foundation/crypto/sealedSecret.ts';
import type { Database } from '../foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../foundation/database/embedded/cluster.ts';
import { silentLog } from '../foundation/log/log.ts';
import type { Art } from '../foundation/services.ts';
import { migrate } from '../migrate.ts';
import { addVendorSecret, SANDBOX } from '../play/seamless/index.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { seal } from './seal.ts';
import { openTestDatabase, type Template, testDatabase } from './testDatabase.ts';
import { testSettings } from './testSettings.ts';

export interface Reply<Value> {
  readonly status: number;
  readonly envelope: Envelope<Value>;
  /** The value of a call that must succeed; otherwise throws with the failure. */
  readonly value: Value;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Cookies that were set, by name. */
  readonly cookies: Readonly<Record<string, { value: string; [attribute: string]: unknown }>>;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The Host header; default: `localhost` (market VN). */
  readonly host?: string;
  /** The browser that requests and enters codes; by default the same for all calls. Null: a new one. */
  readonly browser?: string | null;
}

export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** As the platform's role. */
  readonly database: Database;
  readonly databaseUrl: string;
  /** For statements that only the tables' owner may run. */
  readonly owner: Database;
  readonly ownerUrl: string;
  readonly served: ReadonlySet<Operation>;
  /** Listens on a free port and returns the origin, for tests that need a real connection. */
  listen(): Promise<string>;
  call<O extends Operation>(operation: O, request: RequestOf<O>, options?: CallOptions): Promise<Reply<ValueOf<O>>>;
  signIn(
    account: string,
    password: string,
    options?: CallOptions,
  ): Promise<{ headers: Record<string, string>; session: SessionInfo }>;
  close(): Promise<void>;
}

interface TestOptions {
  /** Loads the demonstration data. */
  readonly seed?: boolean;
  readonly clock?: () => Date;
  readonly settings?: Partial<Settings>;
  /** Another platform, to act as a second process on its database. */
  readonly database?: Pick<TestPlatform, 'databaseUrl' | 'ownerUrl'>;
}

const seeded: Template = {
  name: 'seeded',
  async fill(database) {
    await migrate(database, PLATFORM_ROLE);
    const { seedDemonstration } = await import('@unisite/demonstration/seed/seed');
    await seedDemonstration(database, { now: new Date() });
  },
};

/** The browser of calls that name none. */
export const TEST_BROWSER = 'test-browser'.padEnd(43, '-');

const art: Art = { version: 'test', url: (path) => `/media/test/${path}`, tint: () => undefined };

/** The whole platform on a fresh database, called without a network unless it listens. */
export async function testPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const own = options.database
    ? openTestDatabase({ url: options.database.databaseUrl, ownerUrl: options.database.ownerUrl })
    : await testDatabase(options.seed ? seeded : undefined);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'unisite-data-'));
  await addVendorSecret(own.database, options.settings?.vendorKeys ?? testSettings.vendorKeys, {
    caller: SANDBOX,
    secret: testSettings.sandboxSecret,
  });
  const composed = createServices({
    database: own.database,
    log: silentLog,
    art,
    settings: {
      ...testSettings,
      dataDir,
      mediaDir: path.join(options.settings?.dataDir ?? dataDir, 'media'),
      ...options.settings,
    },
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const { registry, offersPage } = composed;
  const services: Services = {
    ...composed,
    // a market without placements has every page, because most tests are only about the platform's responses
    offersPage: (market, path) => registry.placements(market).length === 0 || offersPage(market, path),
  };
  const release = async () => {
    await services.live.close();
    await own.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const { server: app, serve } = await createApp(services).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  await app.ready();

  const call: TestPlatform['call'] = async (operation, request, options = {}) => {
    const { headers = {}, host = 'localhost', browser = TEST_BROWSER } = options;
    const { url, body } = await wireForm(operation, request, host);
    const cookies = [headers.cookie, browser === null ? undefined : `__Host-unisite-codes=${browser}`].filter(Boolean);
    const response = await app.inject({
      method: operation.method,
      url,
      headers: {
        host,
        ...(operation.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...headers,
        ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const envelope = response.json<Envelope<ValueOf<typeof operation>>>();
    return {
      status: response.statusCode,
      envelope,
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, { ...cookie }])),
      get value() {
        if (!envelope.success) throw new Error(`${operation.name} failed: ${JSON.stringify(envelope)}`);
        return envelope.value;
      },
    };
  };

  const wireForm = async <O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    host: string,
  ): Promise<{ url: string; body: Record<string, unknown> | undefined }> => {
    // Every operation's request is an object, which the generic type does not show.
    const rest: Record<string, unknown> = { ...(request as object) };
    const path = operation.path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    if (operation.sealed) {
      const key = (await call(sessionKey, {}, { host })).value;
      return { url: path, body: { ...seal(operation, key, request, { at: services.clock().getTime(), path }) } };
    }
    if (operation.method !== 'GET' && operation.method !== 'DELETE') return { url: path, body: rest };
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    return { url: query.size > 0 ? `${path}?${query}` : path, body: undefined };
  };

  return {
    app,
    services,
    database: own.database,
    databaseUrl: own.url,
    owner: own.owner,
    ownerUrl: own.ownerUrl,
    served: serve.served,
    call,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async signIn(account, password, callOptions) {
      const market = await services.markets.byHost(callOptions?.host ?? 'localhost');
      const verification = market?.switches.slideVerification ? await provideProof(services) : undefined;
      const request = { username: account, password, type: 'username', verification } as const;
      const reply = await call(login, request, callOptions);
      const session = reply.value;
      if (session.state !== 'signedIn') throw new Error(`${account} was asked for a second step`);
      const name = '__Host-unisite';
      const secret = reply.cookies[name]?.value ?? '';
      return {
        session,
        headers: {
          authorization: `Bearer ${session.token}`,
          cookie: `${name}=${secret}`,
          ...(callOptions?.host ? { host: callOptions.host } : {}),
        },
      };
    },
    async close() {
      await app.close();
      await release();
    },
  };
}

/** Proof of a solved slide check, without its pictures. */
export async function provideProof(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
): Promise<{ slide: string }> {
  return { slide: await keepCheck(services, services.clock(), 'slideProof', '') };
}

/** The solution of an open human check. */
export async function answerOf({ database, settings }: Services, id: string): Promise<string> {
  const [row] = await database.query<{ answer: Buffer }>('SELECT answer FROM human_check WHERE id = $1', [id]);
  return row ? openSecret([settings.codesKey], `human check ${id}`, row.answer) : '';
}

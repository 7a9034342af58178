import type { Envelope } from '@unisite/shared/contract';
import { type OperatorRole, operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { type OperatorCall, operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import type * as z from '@unisite/shared/schema';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../access/identity/index.ts';
import { desksOf } from '../desks.ts';
import { codeAt } from '../foundation/crypto/totp.ts';
import { createOperatorsApp, type OperatorsApp } from '../operators/console/index.ts';
import type { TestPlatform } from './testPlatform.ts';

type Value<C extends OperatorCall> = z.Output<C['value']>;

interface OperatorReply<C extends OperatorCall> {
  readonly status: number;
  readonly envelope: Envelope<Value<C>> & Readonly<Record<string, unknown>>;
  readonly headers: LightMyRequestResponse['headers'];
  /** The value of a call that must succeed; otherwise throws with the failure. */
  readonly value: Value<C>;
}

/** A browser at the operators' console: keeps its cookies, and makes calls as the console's page does. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** The cookies' attributes. */
  readonly attributes: Map<string, Readonly<Record<string, unknown>>>;
  call<C extends OperatorCall>(
    call: C,
    request: z.Input<C['request']>,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<OperatorReply<C>>;
  /** Signs in with password and code, enrolling if needed; `secret`: the authenticator's, once it is known. */
  signIn(account: string, password: string, secret?: string): Promise<string>;
}

export interface TestOperators {
  readonly app: OperatorsApp;
  readonly origin: string;
  browser(ip?: string): Browser;
  /** Adds an operator with this password, with every role unless `roles` is given. */
  add(account: string, password: string, roles?: readonly OperatorRole[]): Promise<void>;
  close(): Promise<void>;
}

const host = 'localhost:3001';
const origin = `http://${host}`;

/** The operators' side of a platform under test, called without a network. */
export async function testOperators({ services, database }: TestPlatform): Promise<TestOperators> {
  const app = await createOperatorsApp(services, desksOf(services));
  await app.server.ready();
  return {
    app,
    origin,
    browser: (ip = '192.0.2.1') => browserAt(app, ip, services.clock),
    async add(account, password, roles = operatorRoles) {
      await database.query('INSERT INTO operator (account, name, password_hash, roles) VALUES ($1, $2, $3, $4)', [
        account,
        `Operator ${account}`,
        await hashPassword(password),
        roles,
      ]);
    },
    close: () => app.server.close(),
  };
}

function browserAt(app: OperatorsApp, ip: string, clock: () => Date): Browser {
  const cookies = new Map<string, string>();
  const attributes: Browser['attributes'] = new Map();

  const call: Browser['call'] = async (declared, request, headers = {}) => {
    const { url, payload } = wireForm(declared, request);
    const response = await app.server.inject({
      method: declared.method,
      url,
      remoteAddress: ip,
      headers: clean({
        host,
        'sec-fetch-site': 'same-origin',
        'x-language': 'en',
        ...(declared.method === 'GET' ? {} : { origin }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
        ...headers,
      }),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, ...rest } of response.cookies) {
      attributes.set(name, { ...rest });
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const envelope = response.json();
    return {
      status: response.statusCode,
      headers: response.headers,
      envelope,
      get value() {
        if (!envelope.success) throw new Error(`${declared.name} failed: ${JSON.stringify(envelope)}`);
        return envelope.value;
      },
    };
  };

  return {
    cookies,
    attributes,
    call,
    async signIn(account, password, known) {
      const { value } = await call(operatorSignIn, { account, password });
      const secret = value.step === 'enrol' ? value.secret : known;
      if (!secret) throw new Error(`${account} is enrolled: say the authenticator's secret`);
      const reply = await call(operatorVerify, { code: codeAt(secret, clock()) });
      if (!reply.envelope.success) throw new Error(`the code was refused: ${JSON.stringify(reply.envelope)}`);
      return secret;
    },
  };
}

function wireForm(declared: OperatorCall, request: unknown): { url: string; payload: string | undefined } {
  // Every call's request is an object, which the generic type does not show.
  const rest: Record<string, unknown> = { ...(request as object) };
  const path = declared.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  if (declared.method !== 'GET' && declared.method !== 'DELETE') return { url: path, payload: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { url: query.size > 0 ? `${path}?${query}` : path, payload: undefined };
}

const clean = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { SocialSettings } from '../socialSettings.ts';

const projectId = 'my-site';
const issuer = `https://securetoken.google.com/${projectId}`;

/** A stand-in for the issuer of ID tokens: keys of its own, and a server that publishes them. */
export interface KeyServer {
  readonly social: SocialSettings;
  readonly key: CryptoKey;
  /** Publishes another key; returns its private half. */
  addKey(kid: string): Promise<CryptoKey>;
  /** Sets the next responses: the keys with this Cache-Control, or a failure. */
  answerWith(answer: { readonly cacheControl?: string; readonly status?: number }): void;
  /** How often the keys were requested. */
  readonly asked: () => number;
  close(): Promise<void>;
}

export async function startKeyServer(): Promise<KeyServer> {
  const published: JWK[] = [];
  let answer = { cacheControl: 'public, max-age=600, must-revalidate', status: 200 };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': answer.cacheControl });
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;

  const addKey = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    published.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
    return privateKey;
  };
  return {
    key: await addKey('one'),
    addKey,
    social: {
      apiKey: 'key',
      authDomain: 'my-site.firebaseapp.com',
      projectId,
      appId: '1:2:web:3',
      emulator: null,
      phone: true,
      keysUrl: `http://127.0.0.1:${port}/keys`,
    },
    answerWith: ({ cacheControl = answer.cacheControl, status = 200 }) => {
      answer = { cacheControl, status };
    },
    asked: () => asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Claims of a recent Google sign-in. */
export const claimsAt = (now: number, change: Readonly<Record<string, unknown>> = {}): JWTPayload => {
  const at = Math.floor(now / 1000);
  return {
    iss: issuer,
    aud: projectId,
    sub: 'lan',
    iat: at,
    exp: at + 3600,
    auth_time: at,
    name: 'Lan Nguyễn',
    email: 'Lan@Example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com', identities: {} },
    ...change,
  };
};

export const signed = (key: CryptoKey, payload: JWTPayload, kid = 'one'): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

export const unsigned = (payload: JWTPayload): string => new UnsecuredJWT(payload).encode();

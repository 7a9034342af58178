import type { SealedBody, SealingKey } from '../contract/access.ts';

const text = new TextEncoder();

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/**
 * Encrypts a body to the platform's public key (docs/sealed-calls.md): X25519, HKDF-SHA256, AES-256-GCM. A proxy that
 * terminates TLS cannot read it; the time stamp (`at`, milliseconds since 1970) and the nonce prevent replays.
 */
export async function seal(
  key: SealingKey,
  method: string,
  path: string,
  body: unknown,
  at: number,
): Promise<SealedBody> {
  const { subtle } = crypto;
  const platformRaw = fromBase64url(key.publicKey);
  const platform = await subtle.importKey('raw', platformRaw, { name: 'X25519' }, false, []);
  // the DOM's types know key pairs of named algorithms only; X25519 always yields a pair
  const pair = (await subtle.generateKey({ name: 'X25519' }, false, ['deriveBits'])) as CryptoKeyPair;
  const ephemeral = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const secret = await subtle.deriveBits({ name: 'X25519', public: platform }, pair.privateKey, 256);
  const aes = await subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: joined(ephemeral, platformRaw),
      info: text.encode(`unisite sealed v1 ${method} ${path}`),
    },
    await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = text.encode(JSON.stringify({ at, nonce: crypto.randomUUID(), body }));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: text.encode(key.keyId) }, aes, plain);
  return {
    keyId: key.keyId,
    ephemeral: toBase64url(ephemeral),
    iv: toBase64url(iv),
    ciphertext: toBase64url(new Uint8Array(sealed)),
  };
}

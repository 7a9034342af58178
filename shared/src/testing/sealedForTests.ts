import type { SealedBody, SealingKey } from '../contract/access.ts';

const text = new TextEncoder();

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from([...a, ...b]);

/** The platform's side of sealed calls (docs/sealed-calls.md), with a key of this test. */
export interface OpenedHere {
  publicKey(): Promise<SealingKey>;
  /** Decrypts the body. */
  open(method: string, path: string, sealed: SealedBody): Promise<object>;
}

export function sealedForTests(): OpenedHere {
  const { subtle } = crypto;
  // the DOM's types know key pairs of named algorithms only; X25519 always yields a pair
  let made: Promise<CryptoKeyPair> | undefined;
  const pair = () => {
    made ??= subtle.generateKey({ name: 'X25519' }, false, ['deriveBits']) as Promise<CryptoKeyPair>;
    return made;
  };
  const rawPublic = async () => new Uint8Array(await subtle.exportKey('raw', (await pair()).publicKey));

  return {
    publicKey: async () => ({ keyId: 'test', publicKey: toBase64url(await rawPublic()) }),
    async open(method, path, sealed) {
      const ephemeral = fromBase64url(sealed.ephemeral);
      const theirs = await subtle.importKey('raw', ephemeral, { name: 'X25519' }, false, []);
      const secret = await subtle.deriveBits({ name: 'X25519', public: theirs }, (await pair()).privateKey, 256);
      const aes = await subtle.deriveKey(
        {
          name: 'HKDF',
          hash: 'SHA-256',
          salt: joined(ephemeral, await rawPublic()),
          info: text.encode(`unisite sealed v1 ${method} ${path}`),
        },
        await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
        { name: 'AES-GCM', length: 256 },
        false,
        ['decrypt'],
      );
      const plain = await subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64url(sealed.iv), additionalData: text.encode(sealed.keyId) },
        aes,
        fromBase64url(sealed.ciphertext),
      );
      const { body } = JSON.parse(new TextDecoder().decode(plain)) as { body: object };
      return body;
    },
  };
}

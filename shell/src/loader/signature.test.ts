import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { statementText } from '@unisite/shared/contract/signing';
import type { RemoteVersion } from './remoteVersion.ts';
import { isSigned } from './signature.ts';
import { placed } from './testing.ts';

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
// Ed25519 always yields a key pair
const newKeys = async () => (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const publicKey = async ({ publicKey }: CryptoKeyPair) => base64(await crypto.subtle.exportKey('raw', publicKey));

let team: CryptoKeyPair;
let other: CryptoKeyPair;
let keys: string[];
let version: RemoteVersion;

async function signed(unsigned: RemoteVersion, { privateKey }: CryptoKeyPair): Promise<RemoteVersion> {
  const { name: remote, integrity: files } = unsigned;
  const said = new TextEncoder().encode(statementText({ ...unsigned, remote, files }));
  const value = base64(await crypto.subtle.sign('Ed25519', privateKey, said));
  return { ...unsigned, signature: { key: '0123456789abcdef', value } };
}

beforeAll(async () => {
  [team, other] = [await newKeys(), await newKeys()];
  keys = [await publicKey(other), await publicKey(team)];
  version = await signed(
    placed('mf-promo', { integrity: { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' } }),
    team,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('what one of the team’s keys signed is signed', async () => {
  expect(await isSigned(version, keys)).toBe(true);
});

test.each<[string, (version: RemoteVersion) => RemoteVersion]>([
  ['a changed hash', (it) => ({ ...it, integrity: { ...it.integrity, 'page.js': 'sha384-c' } })],
  ['a deleted hash', (it) => ({ ...it, integrity: { 'remoteEntry.js': 'sha384-a' } })],
  ['another entry', (it) => ({ ...it, entry: 'page.js' })],
  ['another remote’s name', (it) => ({ ...it, name: 'mf-games' })],
  ['another version', (it) => ({ ...it, version: '1.0.1' })],
  ['another team’s name', (it) => ({ ...it, team: 'games' })],
])('with %s it is not', async (_, change) => {
  expect(await isSigned(change(version), keys)).toBe(false);
});

test('another team’s key, no key and a broken key do not make it so', async () => {
  expect(await isSigned(version, [await publicKey(other)])).toBe(false);
  expect(await isSigned(version, [])).toBe(false);
  expect(await isSigned(version, ['AAAA'])).toBe(false);
});

test('where the browser does not know the algorithm the hashes have to do', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
  expect(await isSigned({ ...version, entry: 'other.js' }, keys)).toBe(true);
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { keyId, publicKey, signature } from '@unisite/shared/contract/signing';
import * as z from '@unisite/shared/schema';
import {
  isSigned,
  isSignedBy,
  keyIdOf,
  newKeyPair,
  publicKeyOf,
  signManifest,
  signText,
  statementOf,
} from './signing.ts';
import { builtWith, described } from './testing/builds.ts';

const team = newKeyPair();
const other = newKeyPair();
const { manifest } = builtWith();

describe('a signature over a manifest', () => {
  it('is what the contract says, and holds for the key that made it', () => {
    const signed = signManifest(manifest, team.privateKey);
    expect(z.safeParse(signature, signed).success).toBe(true);
    expect(signed.key).toBe(keyIdOf(team.publicKey));
    expect(isSigned(manifest, signed, [other.publicKey, team.publicKey])).toBe(true);
  });

  it('holds for no other key, however it is named', () => {
    const signed = signManifest(manifest, other.privateKey);
    expect(isSigned(manifest, signed, [team.publicKey])).toBe(false);
    expect(isSigned(manifest, { ...signed, key: keyIdOf(team.publicKey) }, [team.publicKey])).toBe(false);
  });

  it('holds for no other version, file or right', () => {
    const signed = signManifest(manifest, team.privateKey);
    const { 'page.1.js': _deleted, ...files } = manifest.files;
    const changes = [
      described({ version: '1.0.1' })(manifest),
      { ...manifest, files },
      { ...manifest, builtWith: { webpack: '5' } },
      builtWith({ files: { 'page.1.js': 'x()' } }).manifest,
    ];
    for (const changed of changes) expect(isSigned(changed, signed, [team.publicKey])).toBe(false);
  });

  it('is not broken by the order of the keys', () => {
    const turned = { ...manifest, files: Object.fromEntries(Object.entries(manifest.files).reverse()) };
    expect(isSigned(turned, signManifest(manifest, team.privateKey), [team.publicKey])).toBe(true);
  });

  it('takes what is no key and no signature for a wrong one', () => {
    expect(isSignedBy('AAAA', 'text', signText('text', team.privateKey).value)).toBe(false);
    expect(isSignedBy(team.publicKey, 'text', 'AAAA')).toBe(false);
  });
});

it('says of a version all that a page needs to load it', () => {
  const { files, ...statement } = statementOf(manifest);
  expect(statement).toEqual({
    remote: 'mf-a',
    team: 'team-a',
    version: '1.0.0',
    manifest: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
    container: 'mf_a',
    entry: 'remoteEntry.1.js',
  });
  expect(Object.keys(files)).toEqual(Object.keys(manifest.files));
});

it('makes Ed25519 keys, and takes no others', () => {
  expect(z.safeParse(publicKey, team.publicKey).success).toBe(true);
  expect(z.safeParse(keyId, keyIdOf(team.publicKey)).success).toBe(true);
  expect(publicKeyOf(team.privateKey)).toBe(team.publicKey);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => publicKeyOf(rsa.toString())).toThrow('Ed25519');
});

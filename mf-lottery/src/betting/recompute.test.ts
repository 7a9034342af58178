import { beforeAll, expect, it } from '@jest/globals';
import type { DrawEntropy, DrawProof } from '@unisite/shared/contract/drawProof';
import { beaconMessage } from '@unisite/shared/contract/randomnessBeacon';
import { drawFromSeed, drawLabel } from '@unisite/shared/lottery';
import { recompute } from './recompute.ts';

const seed = 'ab'.repeat(32);
const { subtle } = crypto;
const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: BufferSource) => hex(await subtle.digest('SHA-256', bytes));

async function proofWith(entropy: DrawEntropy | null): Promise<DrawProof> {
  const key = await subtle.importKey('raw', utf8(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hmac = async (message: string) => new Uint8Array(await subtle.sign('HMAC', key, utf8(message)));
  const drawn = await drawFromSeed('SSC', hmac, drawLabel('SSC_1', '20261127-0001', entropy?.value ?? null));
  return {
    code: 'SSC_1',
    numero: '20261127-0001',
    form: 'SSC',
    seed,
    seedHash: await sha256(utf8(seed)),
    entropy,
    closesAt: '',
    drawsAt: '',
    isVoid: false,
    results: [],
    prizes: drawn.map(({ rank, numbers }) => ({ rank, numbers: [...numbers] })),
  };
}

const ledger: DrawEntropy = { source: 'ledger', position: 12, value: 'cd'.repeat(32) };
let beacon: Extract<DrawEntropy, { source: 'beacon' }>;
beforeAll(async () => {
  // Ed25519 always yields a key pair
  const keys = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const signature = await subtle.sign('Ed25519', keys.privateKey, utf8(beaconMessage(7)));
  const publicKey = hex(await subtle.exportKey('raw', keys.publicKey));
  beacon = { source: 'beacon', round: 7, publicKey, signature: hex(signature), value: await sha256(signature) };
});

it('recomputes a draw, whatever its seed is mixed with', async () => {
  for (const entropy of [ledger, beacon, null])
    expect(await recompute(await proofWith(entropy))).toEqual({ state: 'same', numbers: 5 });
});

it('finds another seed, another entropy and other numbers', async () => {
  const proof = await proofWith(ledger);
  const other = 'ce'.repeat(32);
  expect(await recompute({ ...proof, seed: other })).toEqual({ state: 'otherSeed' });
  expect(await recompute({ ...proof, entropy: { ...ledger, value: other } })).toMatchObject({ state: 'differs' });
  expect(await recompute({ ...proof, entropy: null })).toMatchObject({ state: 'differs' });
  const signed = await proofWith(beacon);
  expect(await recompute({ ...signed, entropy: { ...beacon, round: 8 } })).toEqual({ state: 'otherEntropy' });
  expect(await recompute({ ...signed, entropy: { ...beacon, value: other } })).toEqual({ state: 'otherEntropy' });
});

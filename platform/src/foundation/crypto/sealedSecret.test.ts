import { expect, test } from '@jest/globals';
import { type Keys, keyName, openSecret, sealSecret } from './sealedSecret.ts';

const keys: Keys = ['ab'.repeat(32)];
const others: Keys = ['cd'.repeat(32)];

test('a sealed secret opens with its key, for what it was sealed', () => {
  const sealed = sealSecret(keys, 'operator 7', 'JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret(keys, 'operator 7', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('two seals of one secret differ', () => {
  expect(sealSecret(keys, 'a', 'x')).not.toEqual(sealSecret(keys, 'a', 'x'));
});

test('another key, another row and a changed bit open nothing', () => {
  const sealed = sealSecret(keys, 'operator 7', 'JBSWY3DPEHPK3PXP');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(others, 'operator 7', sealed)).toThrow('no key opens the secret of operator 7');
  expect(() => openSecret(keys, 'operator 8', sealed)).toThrow();
  expect(() => openSecret(keys, 'operator 7', changed)).toThrow();
  expect(() => openSecret(keys, 'operator 7', sealed.subarray(0, 20))).toThrow();
});

test('of several keys the first seals and all open', () => {
  const old = sealSecret(keys, 'a', 'x');
  const both: Keys = [...others, ...keys];
  expect(openSecret(both, 'a', old)).toBe('x');
  expect(openSecret(others, 'a', sealSecret(both, 'a', 'y'))).toBe('y');
});

test('a key’s name is the first one’s, and tells nothing of it', () => {
  expect(keyName(keys)).toMatch(/^[\da-f]{8}$/);
  expect(keyName([...keys, ...others])).toBe(keyName(keys));
  expect(keyName(others)).not.toBe(keyName(keys));
  expect(keys[0]).not.toContain(keyName(keys));
});

import { expect, test } from '@jest/globals';
import { openSecret, sealSecret } from './sealedSecret.ts';

const key = 'ab'.repeat(32);

test('a sealed secret opens with its key, for what it was sealed', () => {
  const sealed = sealSecret(key, 'operator 7', 'JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret(key, 'operator 7', sealed)).toBe('JBSWY3DPEHPK3PXP');
});

test('two seals of one secret differ', () => {
  expect(sealSecret(key, 'a', 'x')).not.toEqual(sealSecret(key, 'a', 'x'));
});

test('another key, another row and a changed bit open nothing', () => {
  const sealed = sealSecret(key, 'operator 7', 'JBSWY3DPEHPK3PXP');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSecret('cd'.repeat(32), 'operator 7', sealed)).toThrow();
  expect(() => openSecret(key, 'operator 8', sealed)).toThrow();
  expect(() => openSecret(key, 'operator 7', changed)).toThrow();
  expect(() => openSecret(key, 'operator 7', sealed.subarray(0, 20))).toThrow();
});

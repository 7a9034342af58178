import { expect, test } from '@jest/globals';
import { zoneNameOf } from './zoneName.ts';

test('a zone is called by where it is', () => {
  expect(zoneNameOf('Asia/Ho_Chi_Minh')).toEqual({ vi: 'giờ Việt Nam', en: 'Vietnam time' });
  expect(zoneNameOf('Europe/Berlin')).toEqual({ vi: 'giờ Đức', en: 'Germany time' });
});

test('a zone of nowhere has its own name', () => {
  const { vi, en } = zoneNameOf('UTC');
  expect([vi, en].every((name) => /GMT|UTC/.test(name))).toBe(true);
});

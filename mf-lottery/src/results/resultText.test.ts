import { expect, test } from '@jest/globals';
import type { DrawResult } from '@unisite/shared/contract/lottery';
import { resultText } from './resultText.ts';

const draw: DrawResult = {
  code: 'VL',
  remark: 'Vĩnh Long',
  gameGroupCode: 'MN',
  region: 'south',
  numero: '20261120',
  drawnAt: '2026-11-20T09:15:00Z',
  prizes: [
    { rank: 'DB', numbers: ['384207'] },
    { rank: 'G3', numbers: ['40218', '77395'] },
  ],
};

test('a line a rank, from the highest', () => {
  expect(resultText(draw, 'Vĩnh Long 20/11/2026', (rank) => `[${rank}]`)).toBe(
    'Vĩnh Long 20/11/2026\n[DB]: 384207\n[G3]: 40218 - 77395',
  );
});

test('the balls of an electronic draw in one line', () => {
  const balls = { ...draw, gameGroupCode: 'SSC', prizes: [{ rank: 'BALLS', numbers: ['4', '9', '3', '7', '5'] }] };
  expect(resultText(balls, 'SSC', String)).toBe('SSC\n4 9 3 7 5');
});

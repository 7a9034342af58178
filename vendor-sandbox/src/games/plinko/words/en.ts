import type { PlinkoWords } from './vi.ts';

export const en: PlinkoWords = {
  boardLabel: 'Board of pins, a ball falls from the top',
  bucketsLabel: 'What the buckets pay, from left to right',
  risk: 'Risk',
  rows: 'Rows',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  drop: 'Drop',
  dropLabel: 'Drop the ball, stake {stake}',
  dropping: 'The ball is falling…',
  hint: 'Choose risk and rows, then drop the ball',
  chosen: '{rows} rows, risk {risk}: × {times} at most',
  paid: 'Bucket × {times}, pays {amount}',
  how: '{rows} rows · {risk}',
  rulesPage: {
    title: 'Rules and multipliers',
    text: 'A ball falls through 8, 12 or 16 rows of pins. At each row it goes left or right with equal chance, and ends in a bucket. A round pays the stake times the number of the bucket. The higher the risk, the less the middle pays and the more the edges do.',
    tableText: '{rows} rows',
    bucket: 'Bucket, from the edge',
    chance: 'Chance, both sides',
    returns: 'Return to player',
    rtpText: 'The return to player is {least} to {most}, by rows and risk; every way down is counted.',
    keysText:
      'Space or Enter: drop the ball. Arrows up and down: change the stake; in the groups of risk and rows: choose. Esc: close a dialog.',
  },
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:block"). Every 4 bytes are a number; its remainder by 2 is the way the ball takes at one row: 0 left, 1 right.',
};

import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { outcomeOf, ticketPath } from './betOutcome.ts';

test('a settled bet is won, lost or neither; another is not judged by its figures', () => {
  const settled = [50, -50, 0].map((net) => outcomeOf({ state: 'settled', net: vnd(net) }));
  expect(settled).toEqual(['won', 'lost', 'even']);
  expect(outcomeOf({ state: 'open', net: vnd(-50) })).toBe('open');
  expect(outcomeOf({ state: 'cancelled', net: vnd(0) })).toBe('cancelled');
});

test('a lottery ticket leads to its page, any other bet to none', () => {
  const game = { gameId: 'SSC_1', name: 'SSC', icon: '', vendorName: '' };
  const reference = 'L-20261127-7KQ2M9XW';
  expect(ticketPath({ reference, category: 'ELOTT', game })).toBe(`/elott?gameCode=SSC_1&view=bet&ticket=${reference}`);
  expect(ticketPath({ reference, category: 'LOTT', game: { ...game, gameId: 'MB' } })).toBe(
    `/vnlottery?gameCode=MB&view=bet&ticket=${reference}`,
  );
  expect(ticketPath({ reference: 'R-88000001', category: 'LIVE', game })).toBeNull();
});

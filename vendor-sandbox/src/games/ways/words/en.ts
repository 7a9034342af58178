import type { WaysWords } from './vi.ts';

export const en: WaysWords = {
  pays: 'Pays for every way',
  reelsLabel: 'Five reels, four rows',
  row: 'Row {n}: {symbols}',
  facts: {
    rtpShort: 'RTP',
    rtp: 'Return to player',
    ways: '1,024 ways to win',
    free: 'Free spins up to ×5',
    volatility: 'Medium volatility',
  },
  waysWin: '{count} × {symbol}, ways: {ways}, pays {amount}',
  chestWin: '{count} × {symbol} pays {amount}',
  winsMany: '{count} pictures win',
  freeOpened: '{count} free spins!',
  freeSpin: 'Free spin {n} of {of} · times {times}',
  freeWon: 'Won {amount} (times {times})',
  freeTotal: '{count} free spins, {amount} in all',
  freeCount: '+{count} free spins',
  rulesPage: {
    title: 'Rules and paytable',
    payHead: 'Each way pays, for a stake of {stake}',
    wildTitle: 'Wild: {wild}',
    wildText: 'It lands on reels 2 to 5 and stands for every picture but this one: {scatter}.',
    chestTitle: 'Opens free spins: {scatter}',
    chestText:
      '3, 4 or 5 of this picture ({scatter}) anywhere pay 2, 15 or 100 times the stake and open 10, 15 or 20 free spins. Before each free spin a multiplier is drawn, ×2 (5 in 10), ×3 (3 in 10) or ×5 (2 in 10), and everything that spin wins is multiplied by it. Three or more of it in a free spin add 5, up to 40 in one round.',
    waysHead: '1,024 ways to win',
    waysText:
      'There are no lines: equal pictures on neighbouring reels win from the first reel on the left, in any row. The ways are the number of equal pictures on each reel multiplied with one another; the win is what the picture pays times the ways. A stake is 20 coins.',
    rtpText:
      'The theoretical return to player is {rtp}, worked out exactly from the strips of the five reels; {free} of it comes from free spins.',
    opensText: 'One round in {rounds} opens free spins on average.',
    keysText: 'Space or Enter: spin. Arrows: change the stake. Esc: close a dialog.',
  },
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:block"). Every 4 bytes are a number; numbers too large are thrown away so that all stops are equally likely; the rest modulo the length of the reel is its stop. For each free spin, one more number of 10 gives the multiplier, then come its reels.',
};

import type { ReelsWords } from './vi.ts';

export const en: ReelsWords = {
  pays: 'Pays',
  reelsLabel: 'Five reels, three rows',
  row: 'Row {n}: {symbols}',
  facts: {
    rtpShort: 'RTP',
    rtp: 'Return to player',
    lines: '20 fixed lines',
    most: 'Max win ×{times}',
    volatility: 'Medium volatility',
  },
  lineWin: 'Line {line}: {count} × {symbol} pays {amount}',
  drumsWin: '{count} × {symbol} pays {amount}',
  linesWin: '{count} winning lines',
  rulesPage: {
    title: 'Rules and paytable',
    payHead: 'Pays for a stake of {stake}',
    wildTitle: 'Wild: {wild}',
    wildText: 'It lands on reels 2 to 5 and stands for every picture but this one: {scatter}.',
    drumTitle: 'Pays anywhere: {scatter}',
    drumText:
      'Three or more of this picture ({scatter}) in any place pay times the whole stake, on top of what the lines pay.',
    linesHead: '20 fixed lines',
    linesText:
      'Lines pay from the first reel on the left, with equal pictures side by side. Each line pays its longest run only; the wins of all lines add up. The stake is spread evenly over the 20 lines.',
    lineLabel: 'Line {n}',
    rtpText: 'The theoretical return to player is {rtp}, counted exactly over all {screens} possible screens.',
    hitText: 'On average {hit} of rounds pay something. Medium volatility.',
    mostText: 'The most one round pays is {times} times the stake: {amount} at this stake.',
    keysText: 'Space or Enter: spin. Arrows: change the stake. Esc: close a dialog.',
  },
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:block"). Every 4 bytes are a number; numbers too large are thrown away so that all stops are equally likely; the rest modulo the length of the reel is its stop.',
};

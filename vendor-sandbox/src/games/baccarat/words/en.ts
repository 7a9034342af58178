import type { BaccaratWords } from './vi.ts';

export const en: BaccaratWords = {
  tableLabel: 'Table. Arrows move between the bets, Enter places a chip, Backspace takes the last one back.',
  deal: 'Deal',
  dealLabel: 'Deal, total bet {stake}',
  dealing: 'No more bets, the cards are dealt…',
  hintKeys: 'Choose a chip, place it with the arrows and Enter, then deal',
  noCards: 'No cards yet',
  handLabel: '{cards}: {points}',
  outcome: '{winner}, {left} – {right}',
  odds: '{pays} to 1',
  suits: { spades: 'of spades', hearts: 'of hearts', clubs: 'of clubs', diamonds: 'of diamonds' },
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    dragon: 'Dragon',
    tiger: 'Tiger',
  },
  beads: 'Bead plate',
  bigRoad: 'Big road',
  felts: {
    baccarat: {
      sides: { left: 'Player', right: 'Banker' },
      letters: { left: 'P', right: 'B', tie: 'T' },
      wins: { left: 'Player wins', right: 'Banker wins', tie: 'Tie' },
      counts: 'Player {left} · Banker {right} · Tie {tie}',
    },
    dragontiger: {
      sides: { left: 'Dragon', right: 'Tiger' },
      letters: { left: 'D', right: 'T', tie: '=' },
      wins: { left: 'Dragon wins', right: 'Tiger wins', tie: 'Tie' },
      counts: 'Dragon {left} · Tiger {right} · Tie {tie}',
    },
  },
  rulesPage: {
    title: 'Rules and pays',
    felts: {
      baccarat: {
        text: 'Player and Banker get two cards each; a hand counts the last digit of its sum. Aces count 1, two to nine their number, tens and pictures nothing. The hand nearer to 9 wins. On a tie, bets on Player and Banker come back.',
        draw: 'If either side has 8 or 9 with two cards, nobody draws. Otherwise Player draws a third card with 0 to 5. If Player stood, Banker draws with 0 to 5. If Player drew, Banker draws with 0 to 2; with 3 unless Player’s third card is an 8; with 4 if it is 2 to 7; with 5 if it is 4 to 7; with 6 if it is 6 or 7.',
      },
      dragontiger: {
        text: 'Dragon and Tiger get one card each, the higher one wins; aces are low, kings high, suits do not count. On a tie, half of a bet on Dragon or Tiger comes back.',
        draw: 'A bet on Tie wins when both cards have the same rank.',
      },
    },
    banker: {
      baccarat: 'Banker pays 0.95 to 1: a commission of 5% is taken off.',
      nocommission: 'No commission: Banker pays 1 to 1, but 0.5 to 1 when it wins with 6 points.',
    },
    deckText:
      'Every round is dealt from a freshly shuffled shoe of eight decks, so no round has a bearing on the next.',
    roadText:
      'The bead plate has each round in turn, from top to bottom. The big road begins a column whenever the winner changes; ties are a number on the ring before them. Both are records and foretell nothing.',
    rtpText: 'The best bet returns {rtp} on average. Every order of the cards is counted.',
  },
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:block"). Every 4 bytes are a number; numbers too large are thrown away; the rest modulo the cards left in the shoe (416, 415, …) is the place of the next card. The shoe is eight decks in a row, each ace to king of spades, hearts, clubs, diamonds.',
};

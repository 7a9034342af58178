import type { VideopokerWords } from './vi.ts';

/** The texts of this game in English. */
export const en: VideopokerWords = {
  handLabel: 'Your five cards',
  back: 'Face down',
  hold: 'Hold',
  cardHeld: 'Card {n}: {card}, held',
  cardFree: 'Card {n}: {card}, to be replaced',
  paysLabel: 'Paytable at a stake of {stake}',
  deal: 'Deal',
  dealLabel: 'Deal, stake {stake}',
  draw: 'Draw',
  drawLabel: 'Draw {count}, hold {held}',
  holdAll: 'Hold all',
  holdNone: 'Hold none',
  taking: 'Dealing…',
  drawing: 'Drawing…',
  choose: 'Choose the cards to hold, then draw',
  chooseMade: '{hand} · choose the cards to hold, then draw',
  announceDealt: '{cards}. {made} Choose the cards to hold.',
  made: 'You have {hand}.',
  heldNow: '{card} held.',
  freeNow: '{card} not held.',
  sayWin: '{hand} · {amount} won',
  sayReturn: '{hand} · {amount} back',
  sayNone: 'No paying hand',
  announceWin: '{cards}. {hand}. {amount} paid. Balance {balance}.',
  announceNone: '{cards}. No paying hand. Balance {balance}.',
  timeUp: 'Time was up: the best cards were held for you.',
  hint: 'Choose your stake, then tap Deal',
  hintKeys: 'Space bar: deal and draw · keys 1 to 5: hold a card',
  hands: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    four: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    three: 'Three of a kind',
    twoPair: 'Two pair',
    jacks: 'Jacks or better',
  },
  rulesPage: {
    title: 'Video poker rules',
    text: 'You get five cards of a pack of 52 and choose which to hold; the others are replaced once. The final hand pays by the table, times the stake. A pair lower than jacks pays nothing.',
    hand: 'Hand',
    example: 'Example',
    pays: 'Pays',
    times: '{times} times the stake',
    rtpText:
      'The return to player is {rtp} when the best cards are always held, counted over all 2,598,960 deals; other holds return less.',
    mostText: 'Greatest prize: {most} times the stake.',
    openText:
      'The stake is taken at the deal. An unfinished hand waits 15 minutes for you, also while the page is closed or opened again; then the cards that pay most in the mean are held, the others replaced, and the hand is paid.',
    paceText: 'Two hands are at least one and a half seconds apart. There is no autoplay.',
    keysText:
      'Keys 1 to 5: hold a card or let it go. Space or Enter: deal, draw. Up and down: change the stake. Esc: close a dialog.',
  },
  fairnessText:
    'Every hand has a secret seed of its own, which orders the whole pack before the deal. You see its hash beforehand; once the hand is over the seed is shown, and your own browser can deal it again.',
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:block"). Every 4 bytes are a number; numbers that are too large are discarded so that all are equally likely. The remainder by how many cards are left (52, 51, …) is the place of the card taken out, among those left in order from 2♠ 2♣ 2♦ 2♥ up to A♥. The first five are dealt, the next five replace what you let go, from left to right.',
};

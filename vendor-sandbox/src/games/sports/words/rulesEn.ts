import type { SportsRules } from './rulesVi.ts';

export const rulesEn: SportsRules = {
  rules: {
    title: 'Rules of sports bets',
    text: 'All teams and matches are simulated: 90 minutes of football take 3 minutes; an arena match goes to 13 rounds; basketball has 4 quarters with 80 attacks a side, and if level the next basket wins; tennis is one set, with a deciding game at 6–6; badminton and beach volleyball are one game to 21, two ahead, to 30 at most; table tennis is one game to 11, two ahead, to 15 at most. You can bet before and during a match. Wins are paid when the last match of the slip is over, even if you have left the game.',
    singleText:
      'A single pays the stake times the odds. An accumulator takes 2 to 6 different matches: the odds multiply, and one lost selection loses the whole bet.',
    handicapText:
      'Asian handicap: the line is added to the score of the side you back, over the whole match, including what was scored before the bet. Over/under: the total of the match is above or below the line. Exactly on the line is a push, and the stake is returned.',
    partsText:
      'A quarter line (such as 0.25 or 2.75) splits the stake into halves on the two lines beside it, so a bet can be half won or half lost. In an accumulator a push counts as odds of 1.00, half lost as 0.50, and half won as the middle between the odds and 1. Payments are rounded down.',
    formsText:
      'Odds are shown in three forms. Decimal: what a stake of 1 pays, stake included. Hong Kong: the profit of a stake of 1. Malay: as Hong Kong up to even money; a negative number is the stake that wins 1. Odds of accumulators are always decimal.',
    oddsText:
      'Odds are worked out from the true chances of every way a match can still go, less a margin of {margin} ({winnerMargin} on football results). A single returns at most {rtp} on average.',
    goalText:
      'Odds on football stand for ten seconds unless there is a goal; after a goal a match is closed for some seconds. In other sports odds change with every score. If odds change before you place the bet, your choice at “When odds change” applies.',
    limitsText: 'There is no cash-out. Combined odds of {most} at most.',
    keysText: 'Tab: between prices, slip and buttons. Enter or Space: choose. Esc: close a dialog or the slip.',
  },
  recipe:
    'Recipe: HMAC-SHA256(seed of the match, "id of the match:0:block"). Every 4 bytes are a number; numbers too large are thrown away. Each minute (or round, attack, game, rally) takes one number modulo 100,000: below the chance of the home side it scores, above that the away side. Basketball: home attacks in odd turns, away in even ones; baskets of 1, 2 and 3 points are 10, 65 and 25 per cent. Tennis: home serves in odd games.',
};

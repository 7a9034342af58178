import type { CrashWords } from './vi.ts';

/** The texts of this game in English. */
export const en: CrashWords = {
  skyLabel: 'The sky lantern’s flight and its multiplier',
  last: 'Latest',
  lastLabel: 'Where the latest flights ended',
  lastOut: '{crash}, you cashed out at {out}',
  lastMissed: '{crash}, not cashed out',
  auto: 'Auto cash-out',
  autoHint: 'by hand',
  autoBad: 'Enter a multiplier from {least} to {most}, or leave it empty',
  autoOff: 'Off',
  autoAt: 'automatic cash-out at {times}',
  autoNone: 'cash-out by hand',
  presets: 'Automatic cash-out',
  fly: 'Fly',
  flyLabel: 'Let the lantern fly, stake {stake}, {auto}',
  out: 'Cash out',
  outLabel: 'Cash out now',
  taking: 'Placing your bet…',
  flying: 'The lantern is rising. Cash out before it burns.',
  flyingAuto: 'The lantern is rising; automatic cash-out at {times}.',
  cashing: 'Cashing out…',
  reached: 'Multiplier {times}',
  lost: 'Connection lost. An automatic cash-out still stands; reconnecting…',
  sayWin: 'Cashed out at {out}, {amount} won · burnt at {crash}',
  sayNone: 'Burnt at {crash}, not cashed out',
  announceWin: 'Cashed out at {out}. {amount} paid. The lantern burnt at {crash}. Balance {balance}.',
  announceNone: 'The lantern burnt at {crash}, not cashed out. Balance {balance}.',
  hint: 'Choose your stake, then tap Fly',
  hintKeys: 'Space bar: let it fly, then cash out',
  rulesPage: {
    title: 'Sky lantern rules',
    text: 'Let the lantern fly and the multiplier climbs from 1.00×, doubling about every ten seconds. Cash out before the lantern burns and you get your stake times the multiplier of that moment; if it burns first, the stake is lost. With an automatic cash-out the server cashes out for you when the multiplier gets there.',
    chanceHead: 'Chances',
    target: 'Cash-out at',
    chance: 'Chance to get there',
    rtp: 'Return to player',
    rtpText:
      'The return to player is {rtp} whatever you aim at: the lantern reaches a multiplier m with the chance 0.97 divided by m. About 3 flights of 100 end at once.',
    mostText: 'The highest multiplier is {most}; there the server cashes out by itself.',
    lateText:
      'A cash-out counts by the server’s clock when it arrives, so it may differ a little from the number you see. A lost connection does not touch an automatic cash-out.',
    failureText:
      'If the game’s server fails during a flight: with an automatic cash-out the flight counts as drawn; one that waited for a cash-out by hand is void and the stake is returned.',
    paceText: 'Two flights are at least two seconds apart. There is no autoplay.',
    keysText:
      'Space or Enter: let the lantern fly, then cash out. Up and down: change the stake. A: to the automatic cash-out. Esc: close a dialog.',
  },
  fairnessText:
    'Every flight has a secret seed of its own. Before it begins you see the seed’s hash; once it is over the seed is shown, and your own browser can work out where it had to end.',
  recipe:
    'Recipe: HMAC-SHA256(server seed, "your seed:round:0"). The first 4 bytes are a number n from 0 to 4294967295. The end of the flight, in hundredths, is the whole part of 97 × 4294967296 ÷ (4294967296 − n), 100000 at most. The multiplier after t milliseconds, in hundredths, is the whole part of 100 × 1.00007^t.',
};

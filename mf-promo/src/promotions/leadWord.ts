/** What a link of a promotion says, by where it leads. */
export type LeadWord = 'deposit' | 'invite' | 'rebate' | 'level' | 'play';

const pages = new Map<string, LeadWord>([
  ['/member?page=deposit', 'deposit'],
  ['/member?page=referral', 'invite'],
  ['/member?page=manualRebate', 'rebate'],
  ['/vip', 'level'],
]);
const games = /^\/(rng|live|fish|sports|esports|pvp|egame|elott|lottery|vnlottery)\b/;

/** Null: of its own page it says most. */
export const leadWord = (to: string): LeadWord | null => pages.get(to) ?? (games.test(to) ? 'play' : null);

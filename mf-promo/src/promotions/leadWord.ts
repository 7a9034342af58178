/** Text key of a promotion's link, by its target. */
export type LeadWord = 'deposit' | 'invite' | 'rebate' | 'level' | 'play';

const pages = new Map<string, LeadWord>([
  ['/member?page=deposit', 'deposit'],
  ['/member?page=referral', 'invite'],
  ['/member?page=manualRebate', 'rebate'],
  ['/vip', 'level'],
]);
const games = /^\/(rng|live|fish|sports|esports|pvp|egame|elott|lottery|vnlottery)\b/;

/** Null: the target is not known, or the promotion's own page. */
export const leadWord = (to: string): LeadWord | null => pages.get(to) ?? (games.test(to) ? 'play' : null);

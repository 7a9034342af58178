import type { LotteryGame } from './lottery.ts';

/** Groups of electronic lotteries (specification section 3, gameGroupCode); all others are Vietnamese. */
export const electronicGroups = ['SSC', '11X5', 'PK10', 'LHC', 'LF'] as const;
export type ElectronicGroup = (typeof electronicGroups)[number];

type Grouped = Pick<LotteryGame, 'gameGroupCode'>;

/** The group of an electronic lottery or of its result; null for Vietnamese ones. */
export const electronicGroupOf = ({ gameGroupCode }: Grouped): ElectronicGroup | null =>
  electronicGroups.find((group) => group === gameGroupCode) ?? null;

/** The address of a lottery's page (specification section 2). */
export const lotteryAddress = (game: Grouped & Pick<LotteryGame, 'code'>): string =>
  `${electronicGroupOf(game) ? '/elott' : '/vnlottery'}?gameCode=${encodeURIComponent(game.code)}`;

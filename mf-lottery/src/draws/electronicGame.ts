import type { LotteryGame } from '@unisite/shared/contract/lottery';

/** The electronic lotteries that have a mark of their own (section 3). */
export const kinds = ['SSC', '11X5', 'PK10', 'LHC', 'LF'] as const;
export type Kind = (typeof kinds)[number];

type Grouped = Pick<LotteryGame, 'gameGroupCode'>;

/** What kind of electronic draw a game or a result is; null for the Vietnamese ones. */
export const kindOf = ({ gameGroupCode }: Grouped): Kind | null => kinds.find((kind) => kind === gameGroupCode) ?? null;

/** The address of a game's page. */
export const pathOf = (game: Grouped & Pick<LotteryGame, 'code'>): string =>
  `${kindOf(game) ? '/elott' : '/vnlottery'}?gameCode=${encodeURIComponent(game.code)}`;

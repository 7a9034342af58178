import * as contract from '../contract/lottery.ts';
import type { NoRequest, Rows } from './shapes.ts';
import { published, type SiteCall } from './siteCall.ts';

/** Where a Vietnamese lottery is drawn. */
export type Region = 'north' | 'central' | 'south';

/** A lottery. */
export interface LotteryGame {
  code: string;
  /** The name to show. */
  remark: string;
  region: Region | null;
  isHot: boolean;
  /** When the next draw is, and until when it takes bets; ISO 8601. */
  nextDrawAt: string;
  closesAt: string;
}

/** The result of a draw. */
export interface DrawResult {
  code: string;
  /** The lottery's name to show. */
  remark: string;
  region: Region | null;
  /** The number of the draw. */
  numero: string;
  /** ISO 8601. */
  drawnAt: string;
  /** By rank: `DB`, `G1` … `G8` of a Vietnamese draw, `BALLS` of an electronic one. Numbers are text: `007`. */
  prizes: { rank: string; numbers: string[] }[];
}

/** The lotteries of this market in their menus. */
export const lotteryMenus: SiteCall<NoRequest, { menus: { labelName: string; gameMenus: LotteryGame[] }[] }> =
  published(contract.lotteryMenus);

/** The latest result of each lottery, or the results of a day (`day`: YYYY-MM-DD, in the lotteries' time zone). */
export const openedNumbers: SiteCall<{ region?: Region; day?: string }, Rows<DrawResult>> = published(
  contract.openedNumbers,
);

/** The results of a lottery, newest first: 10 unless told, at most 100. `LOTTERY_UNKNOWN`: there is no such code. */
export const numero: SiteCall<
  { code: string; count?: number },
  Rows<DrawResult>,
  'public',
  'LOTTERY_UNKNOWN'
> = published(contract.numero);

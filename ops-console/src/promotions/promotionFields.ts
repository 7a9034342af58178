import type { Category, category } from '@unisite/shared/contract';
import type { PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import type { PromotionOffer } from '@unisite/shared/contract/promotionOffer';
import type { ClubLevel } from '@unisite/shared/contract/vip';

export type Weights = Readonly<Record<(typeof category.options)[number], string>>;

/** A promotion as it is filled in: sums and counts as they are typed, times in the market's zone. */
export interface PromotionForm {
  readonly id: string;
  readonly markets: readonly string[];
  readonly kind: PromotionDraft['kind'];
  readonly titleVi: string;
  readonly titleEn: string;
  readonly summaryVi: string;
  readonly summaryEn: string;
  readonly highlightVi: string;
  readonly highlightEn: string;
  /** Sections, each begun by a line with `# ` and its title. */
  readonly termsVi: string;
  readonly termsEn: string;
  readonly banner: string;
  readonly leadsTo: string;
  readonly from: string;
  readonly until: string;
  readonly starts: 'nothing' | PromotionOffer['starts']['on'];
  readonly least: string;
  readonly which: 'first' | 'later' | 'any';
  readonly weekdays: readonly number[];
  readonly code: string;
  /** Of days: weekdays, and days of the month and dates as they are typed, with commas between. */
  readonly onWeekdays: readonly number[];
  readonly monthDays: string;
  readonly dates: string;
  /** Of what was lost. */
  readonly lossOf: 'day' | 'week';
  readonly lossLeast: string;
  readonly lossCategories: readonly Category[];
  /** Of an application: pictures that it needs, and the lost bet that it is for. */
  readonly pictures: string;
  readonly isForBet: boolean;
  readonly betCategories: readonly Category[];
  readonly betLeast: string;
  readonly betDays: string;
  readonly gives: PromotionOffer['gives']['kind'];
  /** Of free rounds. */
  readonly game: string;
  readonly stake: string;
  readonly rounds: string;
  readonly roundDays: string;
  readonly points: string;
  readonly tickets: string;
  readonly amount: string;
  readonly percent: string;
  readonly most: string;
  /** Where nothing that starts it decides how often. */
  readonly times: 'once' | 'day' | 'week' | 'month';
  readonly newWithinDays: string;
  readonly levels: readonly ClubLevel[];
  /** With commas between. */
  readonly labels: string;
  readonly oncePerson: boolean;
  readonly perAddress: string;
  readonly budget: string;
  readonly places: string;
  readonly wagers: boolean;
  readonly wagerTimes: string;
  readonly of: 'bonus' | 'depositAndBonus';
  readonly days: string;
  readonly largestBet: string;
  readonly weights: Weights;
}

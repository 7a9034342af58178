import type { Category, category } from '@unisite/shared/contract';
import type { PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import type { PromotionOffer } from '@unisite/shared/contract/promotionOffer';
import type { ClubLevel } from '@unisite/shared/contract/vip';

export type Weights = Readonly<Record<(typeof category.options)[number], string>>;

/** Input of a promotion: numbers as typed, times in the market's zone. */
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
  /** Sections, each starting with a line `# ` and its title. */
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
  /** For days: weekdays; days of the month and dates as typed, separated by commas. */
  readonly onWeekdays: readonly number[];
  readonly monthDays: string;
  readonly dates: string;
  /** For losses. */
  readonly lossOf: 'day' | 'week';
  readonly lossLeast: string;
  readonly lossCategories: readonly Category[];
  /** For applications: number of pictures, and the lost bet. */
  readonly pictures: string;
  readonly isForBet: boolean;
  readonly betCategories: readonly Category[];
  readonly betLeast: string;
  readonly betDays: string;
  readonly gives: PromotionOffer['gives']['kind'];
  /** For free rounds. */
  readonly game: string;
  readonly stake: string;
  readonly rounds: string;
  readonly roundDays: string;
  readonly points: string;
  readonly tickets: string;
  readonly amount: string;
  readonly percent: string;
  readonly most: string;
  /** Where the trigger does not fix the frequency. */
  readonly times: 'once' | 'day' | 'week' | 'month';
  readonly newWithinDays: string;
  readonly levels: readonly ClubLevel[];
  /** Separated by commas. */
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

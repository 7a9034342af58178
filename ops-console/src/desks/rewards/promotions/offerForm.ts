import { category, vnd } from '@unisite/shared/contract';
import { isNonMonetary, type PromotionOffer, timesOfStart } from '@unisite/shared/contract/promotionOffer';
import { clubLevel } from '@unisite/shared/contract/vip';
import type { PromotionForm, Weights } from './promotionFields.ts';

const everywhere = Object.fromEntries(category.options.map((one) => [one, '100'])) as Weights; // of each category

/** Defaults of a new promotion: half of a deposit, wagered five times in a month. */
export const emptyOffer = {
  starts: 'deposit',
  least: '200000',
  which: 'any',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  code: '',
  onWeekdays: [],
  monthDays: '',
  dates: '',
  lossOf: 'week',
  lossLeast: '500000',
  lossCategories: category.options,
  pictures: '1',
  isForBet: false,
  betCategories: ['SPORTS'],
  betLeast: '50000',
  betDays: '2',
  gives: 'percent',
  amount: '50000',
  percent: '50',
  most: '500000',
  points: '500',
  tickets: '1',
  game: '',
  stake: '',
  rounds: '10',
  roundDays: '3',
  times: 'once',
  newWithinDays: '',
  levels: [],
  labels: '',
  oncePerson: true,
  perAddress: '',
  budget: '',
  places: '',
  wagers: true,
  wagerTimes: '5',
  of: 'bonus',
  days: '30',
  largestBet: '',
  weights: everywhere,
} as const satisfies Partial<PromotionForm>;

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
export const number = (text: string): number => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);
const sumOf = (text: string) => vnd(number(text) || 0);
/** Values separated by commas or line breaks, without duplicates. */
export const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** Form fields of an offer. */
export function offerFields({ starts, gives, wagering, ...offer }: PromotionOffer): Partial<PromotionForm> {
  return {
    starts: starts.on,
    oncePerson: offer.oncePerson,
    ...(offer.times === 'year' ? {} : { times: offer.times }),
    newWithinDays: typed(offer.newWithinDays),
    budget: typed(offer.budget),
    places: typed(offer.places),
    perAddress: typed(offer.perAddress),
    levels: offer.levels ?? [],
    labels: (offer.labels ?? []).join(', '),
    ...startFields(starts),
    ...giftFields(gives),
    wagers: wagering !== null,
    ...(wagering && {
      wagerTimes: typed(wagering.times),
      of: wagering.of,
      days: typed(wagering.days),
      largestBet: typed(wagering.largestBet),
      weights: Object.fromEntries(category.options.map((one) => [one, typed(wagering.weights[one])])) as Weights,
    }),
  };
}

function giftFields(gives: PromotionOffer['gives']): Partial<PromotionForm> {
  const { kind } = gives;
  switch (kind) {
    case 'fixed':
      return { gives: kind, amount: typed(gives.amount) };
    case 'percent':
      return { gives: kind, percent: typed(gives.percent), most: typed(gives.most) };
    case 'decided':
      return { gives: kind, most: typed(gives.most) };
    case 'points':
      return { gives: kind, points: typed(gives.points) };
    case 'tickets':
      return { gives: kind, tickets: typed(gives.count) };
    case 'freeRounds': {
      const { game, stake, rounds, days, most } = gives;
      return {
        gives: kind,
        game,
        stake: typed(stake),
        rounds: typed(rounds),
        roundDays: typed(days),
        most: typed(most),
      };
    }
  }
}

function startFields(starts: PromotionOffer['starts']): Partial<PromotionForm> {
  switch (starts.on) {
    case 'deposit':
      return { least: typed(starts.least), which: starts.which, weekdays: starts.weekdays };
    case 'code':
      return { code: starts.code };
    case 'claim':
    case 'birthday':
      return {};
    case 'day':
      return { onWeekdays: starts.weekdays, monthDays: starts.monthDays.join(', '), dates: starts.dates.join(', ') };
    case 'loss':
      return { lossOf: starts.of, lossLeast: typed(starts.least), lossCategories: starts.categories };
    case 'application': {
      const { bet, pictures } = starts;
      return {
        pictures: typed(pictures),
        isForBet: bet !== null,
        ...(bet && { betCategories: bet.categories, betLeast: typed(bet.least), betDays: typed(bet.withinDays) }),
      };
    }
  }
}

function startOf(form: PromotionForm, on: PromotionOffer['starts']['on']): PromotionOffer['starts'] {
  const ofThese = (chosen: readonly string[]) => category.options.filter((one) => chosen.includes(one));
  switch (on) {
    case 'deposit':
      return { on, least: sumOf(form.least), which: form.which, weekdays: form.weekdays.toSorted() };
    case 'code':
      return { on, code: form.code.trim().toUpperCase() };
    case 'claim':
    case 'birthday':
      return { on };
    case 'day':
      return {
        on,
        weekdays: form.onWeekdays.toSorted(),
        monthDays: listed(form.monthDays)
          .map(number)
          .toSorted((one, other) => one - other),
        dates: listed(form.dates).toSorted(),
      };
    case 'loss':
      return { on, of: form.lossOf, least: sumOf(form.lossLeast), categories: ofThese(form.lossCategories) };
    case 'application': {
      const bet = { categories: ofThese(form.betCategories), least: sumOf(form.betLeast) };
      return {
        on,
        pictures: number(form.pictures),
        bet: form.isForBet ? { ...bet, withinDays: number(form.betDays) } : null,
      };
    }
  }
}

function givesOf(form: PromotionForm): PromotionOffer['gives'] {
  const kind = form.gives;
  switch (kind) {
    case 'fixed':
      return { kind, amount: sumOf(form.amount) };
    case 'percent':
      return { kind, percent: number(form.percent), most: sumOf(form.most) };
    case 'decided':
      return { kind, most: sumOf(form.most) };
    case 'points':
      return { kind, points: number(form.points) };
    case 'tickets':
      return { kind, count: number(form.tickets) };
    case 'freeRounds':
      return {
        kind,
        game: form.game,
        stake: sumOf(form.stake),
        rounds: number(form.rounds),
        days: number(form.roundDays),
        most: form.most === '' ? null : sumOf(form.most),
      };
  }
}

/** Whether the form asks for the frequency; otherwise the trigger fixes it. */
export const choosesTimes = ({ starts }: Pick<PromotionForm, 'starts'>): boolean =>
  starts !== 'birthday' && starts !== 'loss';

/** The offer to send; null for an announcement only. */
export function offerOf(form: PromotionForm): PromotionOffer | null {
  if (form.starts === 'nothing') return null;
  const starts = startOf(form, form.starts);
  const labels = listed(form.labels);
  const gives = givesOf(form);
  const isMoney = !isNonMonetary(gives);
  return {
    newWithinDays: form.newWithinDays === '' ? null : number(form.newWithinDays),
    oncePerson: form.oncePerson,
    times: timesOfStart(starts) ?? form.times,
    ...(form.levels.length === 0 ? {} : { levels: clubLevel.options.filter((one) => form.levels.includes(one)) }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(form.budget === '' || !isMoney ? {} : { budget: sumOf(form.budget) }),
    ...(form.perAddress === '' ? {} : { perAddress: number(form.perAddress) }),
    ...(form.places === '' ? {} : { places: number(form.places) }),
    starts,
    gives,
    wagering: form.wagers && isMoney ? wageringOf(form) : null,
  };
}

const wageringOf = (form: PromotionForm): NonNullable<PromotionOffer['wagering']> => ({
  times: number(form.wagerTimes),
  of: ofDeposit(form) ? form.of : 'bonus',
  days: number(form.days),
  weights: Object.fromEntries(
    category.options.filter((one) => form.weights[one] !== '').map((one) => [one, number(form.weights[one])]),
  ),
  largestBet: form.largestBet === '' ? null : sumOf(form.largestBet),
});

/** Whether there is a deposit that could be wagered too. */
export const ofDeposit = ({ starts, gives }: Pick<PromotionForm, 'starts' | 'gives'>): boolean =>
  starts === 'deposit' && gives !== 'freeRounds';

/** An example: the gift for the minimum, and the sum from which it is the maximum; null while unknown. */
export function exampleOf(form: PromotionForm) {
  const [percent, most] = [number(form.percent), number(form.most)];
  const least = number(form.starts === 'loss' ? form.lossLeast : form.least);
  const isOf = form.starts === 'loss' || form.starts === 'deposit';
  if (form.gives !== 'percent' || !isOf || !(percent > 0 && most > 0 && least > 0)) return null;
  const from = Math.max(least, Math.ceil((most * 100) / percent));
  return {
    on: form.starts === 'loss' ? 'loss' : 'deposit',
    least,
    gives: Math.min(most, (least * percent) / 100),
    from,
    most,
  } as const;
}

import { type Category, category, vnd } from '@unisite/shared/contract';
import { MAX_APPLICATION_PICTURES } from '@unisite/shared/contract/applicationLimits';
import {
  type DeskPromotion,
  longestPromotion,
  type PromotionDraft,
  promotionDraft,
  promotionId,
} from '@unisite/shared/contract/operatorsPromotions';
import { type OfferFault, offerFault, type PromotionOffer } from '@unisite/shared/contract/promotionOffer';
import { safeParse } from '@unisite/shared/schema';
import { instantIn, zonedOf } from '../words/zonedTime.ts';

type Weights = Readonly<Record<(typeof category.options)[number], string>>;

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
  readonly amount: string;
  readonly percent: string;
  readonly most: string;
  readonly times: 'once' | 'day';
  readonly newWithinDays: string;
  readonly oncePerson: boolean;
  readonly budget: string;
  readonly wagers: boolean;
  readonly wagerTimes: string;
  readonly of: 'bonus' | 'depositAndBonus';
  readonly days: string;
  readonly largestBet: string;
  readonly weights: Weights;
}

const noWeights = Object.fromEntries(category.options.map((one) => [one, ''])) as Weights; // of each category

export const emptyForm: PromotionForm = {
  ...{ id: '', markets: [], kind: 'deposit', titleVi: '', titleEn: '', summaryVi: '', summaryEn: '' },
  ...{ highlightVi: '', highlightEn: '', termsVi: '', termsEn: '', banner: '', leadsTo: '/rng', from: '', until: '' },
  ...{ starts: 'deposit', least: '200000', which: 'any', weekdays: [1, 2, 3, 4, 5, 6, 7], code: '' },
  ...{ game: '', stake: '', rounds: '10', roundDays: '3' },
  ...{ pictures: '1', isForBet: false, betCategories: ['SPORTS'], betLeast: '50000', betDays: '2' },
  ...{
    gives: 'percent',
    amount: '',
    percent: '',
    most: '',
    times: 'once',
    newWithinDays: '',
    oncePerson: true,
    budget: '',
  },
  ...{ wagers: true, wagerTimes: '', of: 'depositAndBonus', days: '30', largestBet: '', weights: noWeights },
};

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
const number = (text: string): number => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);
const sumOf = (text: string) => vnd(number(text) || 0);
const written = (terms: PromotionDraft['terms'], language: 'vi' | 'en'): string =>
  terms.map(({ title, text }) => `# ${title[language]}\n${text[language]}`).join('\n\n');

/** Sections of a text whose titles begin with `# `; what stands before the first is no section. */
function sectionsOf(text: string): { title: string; text: string }[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });
}

const local = (instant: string | null, zone: string) => (instant === null ? '' : zonedOf(instant, zone));

export function formOf({ id, draft }: Pick<DeskPromotion, 'id' | 'draft'>, zone: string): PromotionForm {
  const { offer } = draft;
  return {
    ...emptyForm,
    ...{ id, markets: draft.markets, kind: draft.kind, banner: draft.banner, leadsTo: draft.leadsTo },
    ...{ titleVi: draft.title.vi, titleEn: draft.title.en, summaryVi: draft.summary.vi, summaryEn: draft.summary.en },
    ...{ highlightVi: draft.highlight?.vi ?? '', highlightEn: draft.highlight?.en ?? '' },
    ...{ termsVi: written(draft.terms, 'vi'), termsEn: written(draft.terms, 'en') },
    ...{ from: local(draft.from, zone), until: local(draft.until, zone) },
    ...(offer ? ofOffer(offer) : { starts: 'nothing' as const }),
  };
}

function ofOffer({ starts, gives, wagering, ...offer }: PromotionOffer): Partial<PromotionForm> {
  return {
    ...{ starts: starts.on, times: offer.times, oncePerson: offer.oncePerson },
    ...{ newWithinDays: typed(offer.newWithinDays), budget: typed(offer.budget) },
    ...ofStart(starts),
    gives: gives.kind,
    ...(gives.kind === 'fixed' ? { amount: typed(gives.amount) } : { most: typed(gives.most) }),
    ...(gives.kind === 'percent' ? { percent: typed(gives.percent) } : {}),
    ...(gives.kind === 'freeRounds' ? ofRounds(gives) : {}),
    wagers: wagering !== null,
    ...(wagering && {
      ...{ wagerTimes: typed(wagering.times), of: wagering.of, days: typed(wagering.days) },
      largestBet: typed(wagering.largestBet),
      weights: Object.fromEntries(category.options.map((one) => [one, typed(wagering.weights[one])])) as Weights, // of each
    }),
  };
}

const ofRounds = ({
  game,
  stake,
  rounds,
  days,
}: Extract<PromotionOffer['gives'], { kind: 'freeRounds' }>): Partial<PromotionForm> => ({
  ...{ game, stake: typed(stake), rounds: typed(rounds), roundDays: typed(days) },
});

function ofStart(starts: PromotionOffer['starts']): Partial<PromotionForm> {
  switch (starts.on) {
    case 'deposit':
      return { least: typed(starts.least), which: starts.which, weekdays: starts.weekdays };
    case 'code':
      return { code: starts.code };
    case 'claim':
      return {};
    case 'application': {
      const { bet, pictures } = starts;
      return {
        ...{ pictures: typed(pictures), isForBet: bet !== null },
        ...(bet && { betCategories: bet.categories, betLeast: typed(bet.least), betDays: typed(bet.withinDays) }),
      };
    }
  }
}

function startOf(form: PromotionForm, on: PromotionOffer['starts']['on']): PromotionOffer['starts'] {
  switch (on) {
    case 'deposit':
      return { on, least: sumOf(form.least), which: form.which, weekdays: [...form.weekdays].toSorted() };
    case 'code':
      return { on, code: form.code.trim().toUpperCase() };
    case 'claim':
      return { on };
    case 'application':
      return {
        ...{ on, pictures: number(form.pictures) },
        bet: form.isForBet
          ? {
              categories: category.options.filter((one) => form.betCategories.includes(one)),
              ...{ least: sumOf(form.betLeast), withinDays: number(form.betDays) },
            }
          : null,
      };
  }
}

function givesOf(form: PromotionForm): PromotionOffer['gives'] {
  const kind = form.gives;
  if (kind === 'fixed') return { kind, amount: sumOf(form.amount) };
  if (kind === 'freeRounds')
    return {
      ...{ kind, game: form.game, stake: sumOf(form.stake), rounds: number(form.rounds), days: number(form.roundDays) },
      most: form.most === '' ? null : sumOf(form.most),
    };
  const most = sumOf(form.most);
  return kind === 'percent' ? { kind, percent: number(form.percent), most } : { kind, most };
}

/** The offer as it would be sent; null for an announcement only. */
function offerOf(form: PromotionForm): PromotionOffer | null {
  if (form.starts === 'nothing') return null;
  return {
    newWithinDays: form.newWithinDays === '' ? null : number(form.newWithinDays),
    ...{ oncePerson: form.oncePerson, times: form.times },
    ...(form.budget === '' ? {} : { budget: sumOf(form.budget) }),
    starts: startOf(form, form.starts),
    gives: givesOf(form),
    wagering: form.wagers
      ? {
          ...{ times: number(form.wagerTimes), of: form.of, days: number(form.days) },
          weights: Object.fromEntries(
            category.options.filter((one) => form.weights[one] !== '').map((one) => [one, number(form.weights[one])]),
          ),
          largestBet: form.largestBet === '' ? null : sumOf(form.largestBet),
        }
      : null,
  };
}

/** What would be sent. A time that was not touched stays to the second; without a beginning it begins now. */
export function draftOf(form: PromotionForm, zone: string, seen: PromotionDraft | null, now: number): PromotionDraft {
  const instant = (text: string, was: string | null) => (text === local(was, zone) ? was : instantIn(text, zone));
  const [vi, en] = [sectionsOf(form.termsVi), sectionsOf(form.termsEn)];
  const both = (one: string, other: string) => ({ vi: one.trim(), en: other.trim() });
  return {
    ...{ markets: [...form.markets], kind: form.kind, banner: form.banner, leadsTo: form.leadsTo.trim() },
    ...{ title: both(form.titleVi, form.titleEn), summary: both(form.summaryVi, form.summaryEn) },
    highlight: form.highlightVi.trim() || form.highlightEn.trim() ? both(form.highlightVi, form.highlightEn) : null,
    terms: vi.map((section, place) => ({
      title: both(section.title, en[place]?.title ?? ''),
      text: both(section.text, en[place]?.text ?? ''),
    })),
    from: instant(form.from, seen?.from ?? null) ?? new Date(now).toISOString(),
    until: instant(form.until, seen?.until ?? null),
    offer: offerOf(form),
  };
}

export type PromotionFault = 'missing' | 'wrong' | 'noTime' | 'endPassed' | 'termsDiffer' | OfferFault;
type Faults = Partial<Record<keyof PromotionForm, PromotionFault>>;

type Need = (names: readonly (keyof PromotionForm)[], isGood: (text: string) => boolean) => void;

const between = (least: number, most: number) => (text: string) => number(text) >= least && number(text) <= most;
const money = between(1, 100_000_000_000);

/** What is wrong with each field. */
export function faultsOf(form: PromotionForm, zone: string, now: number): Faults {
  const faults: Faults = {};
  const need: Need = (names, isGood) => {
    for (const name of names) {
      const value = String(form[name]).trim();
      if (!isGood(value)) faults[name] = value === '' ? 'missing' : 'wrong';
    }
  };
  need(['id'], (text) => safeParse(promotionId, text).success);
  need(['titleVi', 'titleEn'], (text) => text !== '' && text.length <= longestPromotion.title);
  need(['summaryVi', 'summaryEn'], (text) => text !== '' && text.length <= longestPromotion.summary);
  need(['banner'], (text) => text !== '');
  need(['leadsTo'], (text) => /^\/[a-z]/.test(text));
  if (form.markets.length === 0) faults.markets = 'missing';
  if ((form.highlightVi.trim() === '') !== (form.highlightEn.trim() === ''))
    faults[form.highlightVi.trim() === '' ? 'highlightVi' : 'highlightEn'] = 'missing';
  if (sectionsOf(form.termsVi).length !== sectionsOf(form.termsEn).length) faults.termsEn = 'termsDiffer';
  needStart(form, need, faults);
  if (form.starts !== 'nothing') needGift(form, need, faults);
  Object.assign(faults, timeFaults(form, zone, now));
  const offer = offerOf(form);
  const fault = offer && offerFault(offer);
  if (fault) faults[fault === 'nothingCounts' ? 'weights' : 'gives'] = fault;
  // what no field names is found by the contract itself
  if (Object.keys(faults).length === 0 && !safeParse(promotionDraft, draftOf(form, zone, null, now)).success)
    faults.termsVi = 'wrong';
  return faults;
}

/** What starts it. */
function needStart(form: PromotionForm, need: Need, faults: Faults): void {
  if (form.starts === 'deposit') {
    need(['least'], money);
    if (form.weekdays.length === 0) faults.weekdays = 'missing';
  }
  if (form.starts === 'code') need(['code'], (text) => /^[A-Za-z0-9-]{4,40}$/.test(text));
  if (form.starts !== 'application') return;
  need(['pictures'], between(0, MAX_APPLICATION_PICTURES));
  if (!form.isForBet) return;
  need(['betLeast'], money);
  need(['betDays'], between(1, 60));
  if (form.betCategories.length === 0) faults.betCategories = 'missing';
}

/** What it gives, and what has to be wagered. */
function needGift(form: PromotionForm, need: Need, faults: Faults): void {
  if (form.gives === 'percent') need(['percent'], between(1, 500));
  if (form.gives === 'freeRounds') {
    need(['game', 'stake'], (text) => text !== '');
    need(['rounds'], between(1, 500));
    need(['roundDays'], between(1, 60));
  }
  if (form.gives !== 'freeRounds' || form.most !== '') need([form.gives === 'fixed' ? 'amount' : 'most'], money);
  if (form.newWithinDays !== '') need(['newWithinDays'], between(1, 3_660));
  if (form.budget !== '') need(['budget'], money);
  if (!form.wagers) return;
  need(['wagerTimes'], between(1, 100));
  need(['days'], between(1, 366));
  if (form.largestBet !== '') need(['largestBet'], money);
  if (Object.values(form.weights).some((text) => text !== '' && !between(1, 100)(text))) faults.weights = 'wrong';
}

function timeFaults({ from: begins, until: ends }: PromotionForm, zone: string, now: number): Faults {
  const [from, until] = [instantIn(begins, zone), instantIn(ends, zone)];
  if (begins !== '' && from === null) return { from: 'noTime' };
  if (ends !== '' && until === null) return { until: 'noTime' };
  if (until !== null && Date.parse(until) <= Math.max(now, from === null ? 0 : Date.parse(from)))
    return { until: 'endPassed' };
  return {};
}

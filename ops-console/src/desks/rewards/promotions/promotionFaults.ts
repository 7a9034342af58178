import { MAX_APPLICATION_PICTURES } from '@unisite/shared/contract/applicationLimits';
import { memberLabel } from '@unisite/shared/contract/memberLabel';
import { maxPromotionLengths, promotionDraft, promotionId } from '@unisite/shared/contract/operatorsPromotions';
import {
  isNonMonetary,
  MAX_OFFER_DATES,
  MAX_OFFER_LABELS,
  type OfferFault,
  offerFault,
} from '@unisite/shared/contract/promotionOffer';
import { safeParse } from '@unisite/shared/schema';
import { instantIn } from '../../../frame/words/zonedTime.ts';
import { listed, number, offerOf } from './offerForm.ts';
import type { PromotionForm } from './promotionFields.ts';
import { draftOf, sectionsOf } from './promotionForm.ts';

export type PromotionFault = 'missing' | 'wrong' | 'noTime' | 'endPassed' | 'termsDiffer' | OfferFault;
type Faults = Partial<Record<keyof PromotionForm, PromotionFault>>;

type Need = (names: readonly (keyof PromotionForm)[], isGood: (text: string) => boolean) => void;

const between = (least: number, most: number) => (text: string) => number(text) >= least && number(text) <= most;
const money = between(1, 100_000_000_000);
const eachOf = (most: number, isGood: (one: string) => boolean) => (text: string) =>
  listed(text).length <= most && listed(text).every(isGood);
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Faults by field. */
export function faultsOf(form: PromotionForm, zone: string, now: number): Faults {
  const faults: Faults = {};
  const need: Need = (names, isGood) => {
    for (const name of names) {
      const value = String(form[name]).trim();
      if (!isGood(value)) faults[name] = value === '' ? 'missing' : 'wrong';
    }
  };
  need(['id'], (text) => safeParse(promotionId, text).success);
  need(['titleVi', 'titleEn'], (text) => text !== '' && text.length <= maxPromotionLengths.title);
  need(['summaryVi', 'summaryEn'], (text) => text !== '' && text.length <= maxPromotionLengths.summary);
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
  // an invalid weight is reported as such
  if (fault && !(fault === 'nothingCounts' && faults.weights)) faults[fieldOfFault(fault)] = fault;
  // faults without a field are found by the contract itself
  if (Object.keys(faults).length === 0 && !safeParse(promotionDraft, draftOf(form, zone, null, now)).success)
    faults.termsVi = 'wrong';
  return faults;
}

function fieldOfFault(fault: OfferFault): keyof PromotionForm {
  if (fault === 'nothingCounts') return 'weights';
  return fault === 'noDays' ? 'onWeekdays' : 'gives';
}

/** Checks the trigger. */
function needStart(form: PromotionForm, need: Need, faults: Faults): void {
  switch (form.starts) {
    case 'deposit':
      need(['least'], money);
      if (form.weekdays.length === 0) faults.weekdays = 'missing';
      break;
    case 'code':
      need(['code'], (text) => /^[A-Za-z0-9-]{4,40}$/.test(text));
      break;
    case 'day':
      need(['monthDays'], eachOf(31, between(1, 31)));
      need(['dates'], eachOf(MAX_OFFER_DATES, isDate));
      break;
    case 'loss':
      need(['lossLeast'], money);
      if (form.lossCategories.length === 0) faults.lossCategories = 'missing';
      break;
    case 'application':
      need(['pictures'], between(0, MAX_APPLICATION_PICTURES));
      if (!form.isForBet) break;
      need(['betLeast'], money);
      need(['betDays'], between(1, 60));
      if (form.betCategories.length === 0) faults.betCategories = 'missing';
  }
}

/** Checks gift, audience and wagering. */
function needGift(form: PromotionForm, need: Need, faults: Faults): void {
  needGiven(form, need);
  if (form.newWithinDays !== '') need(['newWithinDays'], between(1, 3_660));
  need(
    ['labels'],
    eachOf(MAX_OFFER_LABELS, (label) => safeParse(memberLabel, label).success),
  );
  if (form.perAddress !== '') need(['perAddress'], between(1, 1_000));
  if (form.places !== '') need(['places'], between(1, 1_000_000));
  if (isNonMonetary({ kind: form.gives })) return;
  if (form.budget !== '') need(['budget'], money);
  if (!form.wagers) return;
  need(['wagerTimes'], between(1, 100));
  need(['days'], between(1, 366));
  if (form.largestBet !== '') need(['largestBet'], money);
  if (Object.values(form.weights).some((text) => text !== '' && !between(1, 100)(text))) faults.weights = 'wrong';
}

function needGiven(form: PromotionForm, need: Need): void {
  switch (form.gives) {
    case 'points':
      need(['points'], between(1, 1_000_000));
      break;
    case 'tickets':
      need(['tickets'], between(1, 20));
      break;
    case 'fixed':
      need(['amount'], money);
      break;
    case 'decided':
      need(['most'], money);
      break;
    case 'percent':
      need(['percent'], between(1, 500));
      need(['most'], money);
      break;
    case 'freeRounds':
      need(['game', 'stake'], (text) => text !== '');
      need(['rounds'], between(1, 500));
      need(['roundDays'], between(1, 60));
      if (form.most !== '') need(['most'], money);
  }
}

function timeFaults({ from: begins, until: ends }: PromotionForm, zone: string, now: number): Faults {
  const [from, until] = [instantIn(begins, zone), instantIn(ends, zone)];
  if (begins !== '' && from === null) return { from: 'noTime' };
  if (ends !== '' && until === null) return { until: 'noTime' };
  if (until !== null && Date.parse(until) <= Math.max(now, from === null ? 0 : Date.parse(from)))
    return { until: 'endPassed' };
  return {};
}

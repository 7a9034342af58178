import {
  type ContractGames,
  type ContractKind,
  type ContractPeriod,
  MAX_TIERS,
} from '@unisite/shared/contract/contractTerms';
import type { Language } from '@unisite/shared/contract/envelope';
import { type HouseContract, houseContract, periodsOf } from '@unisite/shared/contract/operatorsAgentShape';
import { safeParse } from '@unisite/shared/schema';
import { readAmount } from '../../../frame/words/readAmount.ts';

/** A tier as typed. */
export interface TypedTier {
  readonly turnover: string;
  readonly netLoss: string;
  readonly active: string;
  readonly rate: string;
}
/** A contract of the house as typed. */
export interface TypedOffer {
  readonly contract: ContractKind;
  readonly games: ContractGames;
  readonly period: ContractPeriod;
  readonly base: string;
  readonly fee: string;
  readonly tiers: readonly TypedTier[];
}

export const emptyTier: TypedTier = { turnover: '', netLoss: '', active: '', rate: '' };
export const emptyOffer = (contract: ContractKind): TypedOffer => ({
  contract,
  games: 'ALL',
  period: periodsOf[contract][0],
  base: '',
  fee: '',
  tiers: [emptyTier],
});
export const maxTiers = MAX_TIERS;

/** In hundredths of a percent, or of VND per 10,000. */
const hundredths = (text: string, language: Language): number =>
  text.trim() === '' ? 0 : Math.round((readAmount(text, language, { orZero: true }) ?? Number.NaN) * 100);
const amount = (text: string, language: Language): number =>
  text.trim() === '' ? 0 : (readAmount(text, language, { orZero: true }) ?? Number.NaN);
const whole = (text: string): number =>
  text.trim() === '' ? 0 : /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN;

const isBlank = (tier: TypedTier): boolean => Object.values(tier).every((text) => text.trim() === '');

/** Parses the offer; null when invalid. The platform checks the order of tiers. */
export function offerOf(typed: TypedOffer, language: Language): HouseContract | null {
  const { contract, games, period, tiers } = typed;
  const isDividend = contract === 'dividend';
  const wanted = {
    contract,
    games,
    period,
    terms: {
      base: isDividend ? 0 : hundredths(typed.base, language),
      fee: isDividend ? hundredths(typed.fee, language) : 0,
      tiers: (contract === 'realtime' ? [] : tiers.filter((tier) => !isBlank(tier))).map((tier) => ({
        turnover: amount(tier.turnover, language),
        netLoss: isDividend ? amount(tier.netLoss, language) : 0,
        active: whole(tier.active),
        rate: hundredths(tier.rate, language),
      })),
    },
  };
  const parsed = safeParse(houseContract, wanted);
  const pays = wanted.terms.base > 0 || wanted.terms.tiers.length > 0;
  return parsed.success && pays && wanted.terms.tiers.every(({ rate }) => rate > 0) ? parsed.data : null;
}

import type { ContractKind, ContractTerms } from '@unisite/shared/contract/agentContracts';

/** A tier as typed. */
export interface TierDraft {
  readonly id: number;
  readonly turnover: string;
  readonly netLoss: string;
  readonly active: string;
  readonly rate: string;
}
export const emptyTier = (id: number): TierDraft => ({ id, turnover: '', netLoss: '', active: '', rate: '' });

const whole = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed.replaceAll(/[\s.,]/g, '')));
/** A percentage, or VND per 10,000, in hundredths; accepts a decimal comma. */
const hundredths = (typed: string): number => Math.round(Number(typed.trim().replace(',', '.')) * 100);

const isBlank = ({ id: _id, ...typed }: TierDraft): boolean => Object.values(typed).every((one) => one.trim() === '');

/** The typed terms without blank tiers; null where a rate is missing or not a number. */
export function termsOf(
  kind: ContractKind,
  fee: number,
  base: string,
  drafts: readonly TierDraft[],
): ContractTerms | null {
  const tiers = (kind === 'realtime' ? [] : drafts.filter((draft) => !isBlank(draft))).map((draft) => ({
    turnover: whole(draft.turnover),
    netLoss: kind === 'dividend' ? whole(draft.netLoss) : 0,
    active: whole(draft.active),
    rate: draft.rate.trim() === '' ? Number.NaN : hundredths(draft.rate),
  }));
  const terms = { base: kind === 'dividend' ? 0 : hundredths(base || '0'), tiers, fee };
  const numbers = [terms.base, ...tiers.flatMap((tier) => Object.values(tier))];
  const isSound = numbers.every((number) => Number.isSafeInteger(number) && number >= 0);
  return isSound && (terms.base > 0 || tiers.length > 0) ? terms : null;
}

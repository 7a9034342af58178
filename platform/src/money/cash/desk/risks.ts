import type { Hundredths } from '@unisite/shared/contract';
import type { CashStanding } from '@unisite/shared/contract/operatorsCashStanding';

/** What the platform knows about a request for money and its member, up to the request. */
export interface RiskFacts {
  readonly at: Date;
  readonly amount: Hundredths;
  readonly registeredAt: Date;
  readonly passwordAt: Date | null;
  /** When the bank account was added; null for a deposit. */
  readonly payeeAt: Date | null;
  /** Since the beginning of the last day with a deposit. */
  readonly deposited: Hundredths;
  readonly staked: Hundredths;
  /** Number and maximum of those completed earlier. */
  readonly completed: number;
  readonly most: Hundredths;
  readonly fruitless: number;
  readonly chargedBack: number;
  /** Number of other accounts. */
  readonly sharedDevice: number;
  readonly sharedAddress: number;
  readonly samePerson: number;
  readonly openSigns: number;
}

type Risks = CashStanding['risks'];

const DAY_MS = 86_400_000;
const NEW_MEMBER_DAYS = 7;
const NEW_ACCESS_DAYS = 3;
const UNUSUAL = 3n;
/**
 * An address with more accounts belongs to a network such as a mobile carrier's, and says nothing about one of them.
 */
const MOST_BEHIND_ADDRESS = 20;
/** Failed or unpaid deposits within a day. */
const MANY_FRUITLESS = 3;

/** What warrants a second look, by weight. */
export function risksOf(facts: RiskFacts, kind: 'withdrawal' | 'deposit'): Risks {
  const { at, amount, completed, most, deposited, staked, sharedAddress } = facts;
  const within = (since: Date | null, days: number) => since !== null && at.getTime() - since.getTime() < days * DAY_MS;
  const isOut = kind === 'withdrawal';
  const counted = (risk: Risks[number]['risk'], count: number): Risks => (count > 0 ? [{ risk, count }] : []);
  const plain = (risk: Risks[number]['risk'], holds: boolean): Risks => (holds ? [{ risk, count: null }] : []);
  return [
    ...counted('openSigns', facts.openSigns),
    ...counted('chargedBack', facts.chargedBack),
    ...counted('samePerson', facts.samePerson),
    ...counted('sharedDevice', facts.sharedDevice),
    ...counted('sharedAddress', sharedAddress > MOST_BEHIND_ADDRESS ? 0 : sharedAddress),
    ...plain('newPassword', within(facts.passwordAt, NEW_ACCESS_DAYS)),
    ...plain('newPayee', within(facts.payeeAt, NEW_ACCESS_DAYS)),
    ...plain('littlePlay', isOut && staked < deposited),
    ...plain('unusualAmount', completed > 0 && amount >= UNUSUAL * most),
    ...counted('fruitless', facts.fruitless >= MANY_FRUITLESS ? facts.fruitless : 0),
    ...plain('firstOne', completed === 0),
    ...plain('newMember', within(facts.registeredAt, NEW_MEMBER_DAYS)),
  ];
}

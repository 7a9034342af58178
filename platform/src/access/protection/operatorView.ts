import type { MemberId, PlayLimitKind, PlayPeriod } from '@unisite/shared/contract';
import type { OperatorPlayEvent, OperatorProtection } from '@unisite/shared/contract/operatorsProtection';
import type { Queryable } from '../../foundation/database/connect.ts';
import { breaksOn } from './breaks/breaksOn.ts';
import { readLimits } from './limits/limitTable.ts';
import { toValue } from './limits/limitValue.ts';
import { playLimitsOf } from './limits/playLimitsOf.ts';
import { latestPlayEvents, type PlayEventRow } from './playEvents.ts';
import type { Services } from './services.ts';

/** How many of the latest events operators see. */
const EVENTS = 20;

/** A member's protection as operators see it: limits, breaks and the latest events of both. */
export async function operatorViewOf(
  services: Pick<Services, 'clock' | 'deposited'> & { readonly database: Queryable },
  memberId: MemberId,
): Promise<Omit<OperatorProtection, 'currency'>> {
  const { database, clock } = services;
  const now = clock();
  const limits = await playLimitsOf(services, memberId, now);
  const operators = await readLimits(database, 'operator', memberId);
  return {
    limits: limits.map((limit) => {
      const { kind, period } = limit;
      const set = operators.find((one) => one.kind === kind && one.period === period);
      return { ...limit, operator: set ? toValue(kind, BigInt(set.amount)) : null };
    }),
    breaks: await breaksOn(database, memberId, now),
    events: (await latestPlayEvents(database, memberId, EVENTS)).map(eventToWire),
  };
}

type BreakFacts = NonNullable<OperatorPlayEvent['break']>;

function eventToWire({ id, at, who, act, facts, why }: PlayEventRow): OperatorPlayEvent {
  const isBreak = act === 'breakStarted' || act === 'breakLifted';
  return {
    id,
    who,
    act,
    at: at.toISOString(),
    why: why ?? null,
    limit: isBreak || !facts.period ? null : limitFacts(facts),
    // only this domain writes these values
    break: isBreak ? { kind: facts.kind as BreakFacts['kind'], length: facts.length as BreakFacts['length'] } : null,
    minutes: typeof facts.minutes === 'number' ? facts.minutes : null,
  };
}

function limitFacts(facts: PlayEventRow['facts']): NonNullable<OperatorPlayEvent['limit']> {
  // only this domain writes these values
  const [kind, period] = [facts.kind as PlayLimitKind, facts.period as PlayPeriod];
  const value = (written: string | number | null | undefined) =>
    written === null || written === undefined ? null : toValue(kind, BigInt(written));
  return { kind, period, from: value(facts.from), to: value(facts.to) };
}

import type { AgeStanding } from '@unisite/shared/contract';
import { ofAgeFrom } from './ofAge.ts';

/** How many dates of birth that are too young one may state: one, and one more in case the first was a slip. */
const MOST_TRIES = 2;

/** The latest age statement of a device or a member. */
export interface AgeRecord {
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly at: Date;
  readonly answer: Confirmed | TooYoung;
}
interface Confirmed {
  readonly state: 'confirmed';
  /** The version of the terms that was accepted. */
  readonly terms: number;
}
interface TooYoung {
  readonly state: 'tooYoung';
  /** How many of the stated dates of birth were too young. */
  readonly tries: number;
}

/** What a market requires today. */
export interface AskedAge {
  /** Years. */
  readonly minAge: number;
  /** The version of the terms in force. */
  readonly terms: number;
  /** The market's day, YYYY-MM-DD. */
  readonly today: string;
}

/** The standing that follows from a statement. A raised minimum age applies to confirmed statements too. */
export function standingOf(record: AgeRecord | null, { minAge, terms, today }: AskedAge): AgeStanding {
  if (!record) return { state: 'unconfirmed' };
  const { birthDate, at, answer } = record;
  const from = ofAgeFrom(birthDate, minAge);
  if (today < from) {
    const mayRetype = answer.state === 'tooYoung' && answer.tries < MOST_TRIES;
    return { state: 'tooYoung', from, at: at.toISOString(), mayRetype };
  }
  // Of age by now, but the terms were not accepted then.
  if (answer.state === 'tooYoung') return { state: 'unconfirmed' };
  return { state: answer.terms < terms ? 'termsDue' : 'confirmed' };
}

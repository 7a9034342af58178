import type { AgeStanding } from '@unisite/shared/contract';
import { ofAgeFrom } from './ofAge.ts';

/** How often somebody who is too young may give a date of birth: once, and once more in case that was a slip. */
const MOST_TRIES = 2;

/** What was stated last, on a device or by a member. */
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
  /** How many dates of birth were given that were too young. */
  readonly tries: number;
}

/** What a market asks today. */
export interface AskedAge {
  /** Years. */
  readonly minAge: number;
  /** The version of the terms in force. */
  readonly terms: number;
  /** The market's day, YYYY-MM-DD. */
  readonly today: string;
}

/** How somebody stands by what they stated. An age that was raised since holds for a confirmed one as well. */
export function standingOf(record: AgeRecord | null, { minAge, terms, today }: AskedAge): AgeStanding {
  if (!record) return { state: 'unconfirmed' };
  const { birthDate, at, answer } = record;
  const from = ofAgeFrom(birthDate, minAge);
  if (today < from) {
    const mayRetype = answer.state === 'tooYoung' && answer.tries < MOST_TRIES;
    return { state: 'tooYoung', from, at: at.toISOString(), mayRetype };
  }
  // Of age by now: the terms were not accepted then.
  if (answer.state === 'tooYoung') return { state: 'unconfirmed' };
  return { state: answer.terms < terms ? 'termsDue' : 'confirmed' };
}

import { Refusal } from '../../../foundation/http/refusal.ts';
import { type AgeRecord, type AskedAge, standingOf } from './ageRecord.ts';
import { ofAgeFrom } from './ofAge.ts';

/**
 * The next record when the terms in force are accepted, with a given date of birth or the known one. Repeating a date
 * that was too young does not count as another try: the first response may have been lost.
 *
 * @throws Refusal AGE_UNCONFIRMED (no date is known), BAD_REQUEST (a date in the future), AGE_REFUSED
 */
export function nextRecord(known: AgeRecord | null, given: string | undefined, asked: AskedAge, now: Date): AgeRecord {
  const birthDate = given ?? (known?.answer.state === 'confirmed' ? known.birthDate : undefined);
  if (birthDate === undefined) throw new Refusal('AGE_UNCONFIRMED');
  if (birthDate > asked.today) throw new Refusal('BAD_REQUEST', { fields: { birthDate: inTheFuture } });
  const standing = standingOf(known, asked);
  if (standing.state === 'tooYoung' && !standing.mayRetype) throw new Refusal('AGE_REFUSED');
  if (asked.today >= ofAgeFrom(birthDate, asked.minAge)) {
    return { birthDate, at: now, answer: { state: 'confirmed', terms: asked.terms } };
  }
  const before = known?.answer.state === 'tooYoung' ? known.answer.tries : 0;
  if (known && before > 0 && known.birthDate === birthDate) return known;
  return { birthDate, at: now, answer: { state: 'tooYoung', tries: before + 1 } };
}

const inTheFuture = { vi: 'Ngày sinh không thể ở tương lai.', en: 'A date of birth cannot be in the future.' };

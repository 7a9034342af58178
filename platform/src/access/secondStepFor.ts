import type { VerificationAsked } from '@unisite/shared/contract';
import type { CallContext } from '../http/callContext.ts';
import type { Member } from '../members/members.ts';
import type { Services } from '../services.ts';
import type { How } from './how.ts';

type SecondStep = Pick<VerificationAsked, 'why' | 'ways'>;

/** The second step that this sign-in has to pass; null: none. */
export async function secondStepFor(
  _services: Services,
  _member: Member,
  _how: How,
  _context: CallContext,
): Promise<SecondStep | null> {
  return null;
}

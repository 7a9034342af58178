import type { SecondStepRequired } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { Member } from '../../members/index.ts';
import { availableMethods } from '../secondStep/availableMethods.ts';
import type { Services } from '../services.ts';
import { networkStatus } from './networks.ts';
import type { SignInMethod } from './signInMethod.ts';

/** Why there is a second step, and how it can be passed. */
export type SecondStep = Pick<SecondStepRequired, 'why' | 'ways'>;

/**
 * The second step that a sign-in must pass; null: none (specification section 4, login from an unregistered IP).
 * Two-factor is always required, except right after registration. On a new network a step is required where the market
 * wants it, unless the member signed in by an SMS code, which is that step itself. None is required where none is
 * available.
 */
export async function requiredSecondStep(
  services: Services,
  member: Member,
  { kind }: SignInMethod,
  { market, ip }: CallContext,
): Promise<SecondStep | null> {
  if (kind === 'registration') return null;
  const ways = await availableMethods(services, member);
  if (ways.some(({ way }) => way === 'totp')) return { why: 'twoFactor', ways };
  if (ways.length === 0 || !market.switches.newAddressVerification || verifiesMobile(kind)) return null;
  const familiarity = await networkStatus(services.database, services.clock(), member.id, ip);
  return familiarity === 'new' ? { why: 'newAddress', ways } : null;
}

/** Whether this method is a code sent to the member's own number. */
export function verifiesMobile(by: SignInMethod['kind']): boolean {
  return by === 'sms' || by === 'recovery';
}

import type { MemberId, SecondStepRequired } from '@unisite/shared/contract';
import { contactsOf } from '../../members/index.ts';
import { masked } from '../codes/codeTarget.ts';
import type { Services } from '../services.ts';
import { hasTwoFactor } from './authenticator.ts';
import { foldedName } from './foldedName.ts';

/** A method for a second step, and its code's masked target; empty where it has none. */
export type AvailableMethod = SecondStepRequired['ways'][number];

/**
 * How this member can pass a second step now (specification section 4: mobile code, bound e-mail code, bank account
 * name or Google code).
 *
 * With two-factor on, only the authenticator or a recovery code: an alternative would make it worthless. Otherwise a
 * code to the bound number or address, where this platform can send it. The account holder's name is no secret, since
 * friends and paid bills know it: it is offered only where the alternative is no second step at all.
 *
 * Empty: no second step can be required.
 */
export async function availableMethods(
  { database, delivery }: Pick<Services, 'database' | 'delivery'>,
  { id }: { readonly id: MemberId },
): Promise<AvailableMethod[]> {
  if (await hasTwoFactor(database, id)) {
    return [
      { way: 'totp', hint: '' },
      { way: 'recoveryCode', hint: '' },
    ];
  }
  const { mobile, email, payeeName } = await contactsOf(database, id);
  const ways: AvailableMethod[] = [];
  if (mobile !== null && delivery.reaches('sms'))
    ways.push({ way: 'sms', hint: masked({ channel: 'sms', number: mobile }) });
  if (email !== null && delivery.reaches('mail'))
    ways.push({ way: 'mail', hint: masked({ channel: 'mail', address: email }) });
  if (ways.length === 0 && foldedName(payeeName ?? '') !== '') ways.push({ way: 'bankName', hint: '' });
  return ways;
}

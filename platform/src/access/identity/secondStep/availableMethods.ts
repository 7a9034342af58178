import type { MemberId, SecondStepRequired } from '@unisite/shared/contract';
import { contactsOf } from '../../members/index.ts';
import { masked } from '../codes/codeTarget.ts';
import type { Services } from '../services.ts';
import { hasTwoFactor } from './authenticator.ts';
import { foldedName } from './foldedName.ts';

/** A method for a second step, and the masked target of its code; empty where it has none. */
export type AvailableMethod = SecondStepRequired['ways'][number];

/**
 * How this member can pass a second step now (specification section 4: mobile code, bound e-mail code, bank account
 * name or Google code).
 *
 * With two-factor on it is the authenticator or a recovery code and nothing else: a way around would make it worth
 * nothing. Without, a code to the bound number or address; only ways that this platform can send by. The holder's name
 * of the bank account is no secret, friends and paid bills know it: it is asked for only when nothing else could be,
 * where the choice is between it and no second step at all.
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

import type { SecurityOverview } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { contactsOf } from '../../members/index.ts';
import { masked } from '../codes/codeTarget.ts';
import { firstPasswordMethods } from '../passwords/firstPassword.ts';
import { hasPassword } from '../passwords/hasPassword.ts';
import { hasTwoFactor } from '../secondStep/authenticator.ts';
import { countRecoveryCodes } from '../secondStep/recoveryCodes.ts';
import type { Services } from '../services.ts';
import { identitiesOf } from '../social/identities.ts';

/** Overview of the account's security; numbers and addresses masked, as others may see the page. */
export async function overviewOf(
  services: Services,
  { session, market }: Pick<MemberCallContext, 'session' | 'market'>,
): Promise<SecurityOverview> {
  const { database } = services;
  const { memberId } = session;
  const { mobile, email } = await contactsOf(database, memberId);
  const [row] = await database.query<{ changedAt: Date | null }>(
    'SELECT password_changed_at AS "changedAt" FROM members.member WHERE id = $1',
    [memberId],
  );
  const identities = await identitiesOf(database, memberId);
  return {
    twoFactor: await hasTwoFactor(database, memberId),
    recoveryCodesLeft: await countRecoveryCodes(database, memberId),
    email: email === null ? null : masked({ channel: 'mail', address: email }),
    mobile: mobile === null ? null : masked({ channel: 'sms', number: mobile }),
    passwordChangedAt: row?.changedAt?.toISOString() ?? null,
    hasPassword: await hasPassword(database, memberId),
    firstPasswordMethods: await firstPasswordMethods(services, memberId, market),
    identities: identities.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
  };
}

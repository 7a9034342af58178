import type { SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import type { IconName } from '@unisite/shared/ui';

export const protectionKinds = ['password', 'twoFactor', 'recoveryCodes', 'email', 'mobile'] as const;
export type ProtectionKind = (typeof protectionKinds)[number];

/** `kept`: as it should be; `wanted`: the account would be safer with it; `idle`: does not count as things are. */
export type ProtectionState = 'kept' | 'wanted' | 'idle';

/** With so few recovery codes left it is time for new ones. */
const few = 2;

export const protectionIcons: Readonly<Record<ProtectionKind, IconName>> = {
  password: 'lock',
  twoFactor: 'shield',
  recoveryCodes: 'key',
  email: 'mail',
  mobile: 'phone',
};

/** How each protection of an account stands. */
export function protectionStates(overview: SecurityOverview): Readonly<Record<ProtectionKind, ProtectionState>> {
  return {
    password: overview.hasPassword ? 'kept' : 'wanted',
    twoFactor: overview.twoFactor ? 'kept' : 'wanted',
    recoveryCodes: overview.twoFactor ? (overview.recoveryCodesLeft > few ? 'kept' : 'wanted') : 'idle',
    email: overview.email === null ? 'wanted' : 'kept',
    mobile: overview.mobile === null ? 'wanted' : 'kept',
  };
}

/** How many protections the account would be safer with. */
export const wantedCount = (overview: SecurityOverview): number =>
  Object.values(protectionStates(overview)).filter((standing) => standing === 'wanted').length;

import type { SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import type { IconName } from '@unisite/shared/ui';

export const protectionKinds = ['password', 'twoFactor', 'recoveryCodes', 'email', 'mobile'] as const;
export type ProtectionKind = (typeof protectionKinds)[number];

/** `kept`: in place; `wanted`: recommended; `idle`: not applicable. */
export type ProtectionState = 'kept' | 'wanted' | 'idle';

/** At this many recovery codes or fewer, new ones are recommended. */
const few = 2;

export const protectionIcons: Readonly<Record<ProtectionKind, IconName>> = {
  password: 'lock',
  twoFactor: 'shield',
  recoveryCodes: 'key',
  email: 'mail',
  mobile: 'phone',
};

/** The state of each security measure of an account. */
export function protectionStates(overview: SecurityOverview): Readonly<Record<ProtectionKind, ProtectionState>> {
  return {
    password: overview.hasPassword ? 'kept' : 'wanted',
    twoFactor: overview.twoFactor ? 'kept' : 'wanted',
    recoveryCodes: overview.twoFactor ? (overview.recoveryCodesLeft > few ? 'kept' : 'wanted') : 'idle',
    email: overview.email === null ? 'wanted' : 'kept',
    mobile: overview.mobile === null ? 'wanted' : 'kept',
  };
}

/** Number of recommended measures. */
export const wantedCount = (overview: SecurityOverview): number =>
  Object.values(protectionStates(overview)).filter((standing) => standing === 'wanted').length;

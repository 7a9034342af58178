import type { MarketSwitches } from '@unisite/shared/contract/operatorsMarketSettings';

export type SwitchName = keyof MarketSwitches;

/** A market's switches in console order, grouped by subject. */
export const switchGroups = {
  site: ['loginedToHomePage', 'freePlay', 'memberCentre'],
  registration: [
    'usernameRegistration',
    'smsRegistrationVerification',
    'mobileRegistration',
    'mobilePasswordRegistration',
  ],
  signIn: ['mobileVerificationLogin', 'googleLogin', 'facebookLogin', 'phoneRecovery'],
  safety: ['slideVerification', 'newAddressVerification', 'forcedPasswordChange'],
} as const satisfies Record<string, readonly SwitchName[]>;

export const groupNames = Object.keys(switchGroups) as readonly (keyof typeof switchGroups)[];
export const switchNames: readonly SwitchName[] = groupNames.flatMap((group) => switchGroups[group]);

import type { AskedField } from '@unisite/shared/contract/fieldRule';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { registrationSettings } from '@unisite/shared/contract/registration';

export type RegistrationSettings = ValueOf<typeof registrationSettings>;
export type Tab = 'username' | 'mobile';

/** The tabs there are (section 2), the user name's first. */
export const tabsOf = (settings: RegistrationSettings): readonly Tab[] =>
  (['username', 'mobile'] as const).filter((tab) => settings[tab] !== null);

/**
 * The fields of a tab in the order they are asked in. An address that carries an affiliate's code leaves nothing to ask
 * about it (section 4).
 */
export function shownFields(
  settings: RegistrationSettings,
  tab: Tab,
  addressCode: string | null,
): readonly AskedField[] {
  const asked = settings[tab] ?? [];
  return asked.filter(({ field, setting }) => setting.enabled && !(field === 'affiliateCode' && addressCode !== null));
}

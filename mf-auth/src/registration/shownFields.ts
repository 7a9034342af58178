import type { AskedField } from '@unisite/shared/contract/fieldRule';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { registrationSettings } from '@unisite/shared/contract/registration';

export type RegistrationSettings = ValueOf<typeof registrationSettings>;
export type Tab = 'username' | 'mobile';

/** The tabs (section 2), user name first. */
export const tabsOf = (settings: RegistrationSettings): readonly Tab[] =>
  (['username', 'mobile'] as const).filter((tab) => settings[tab] !== null);

/** The fields of a tab in order. With an affiliate code in the address, the code's field is left out (section 4). */
export function shownFields(
  settings: RegistrationSettings,
  tab: Tab,
  addressCode: string | null,
): readonly AskedField[] {
  const asked = settings[tab] ?? [];
  return asked.filter(({ field, setting }) => setting.enabled && !(field === 'affiliateCode' && addressCode !== null));
}

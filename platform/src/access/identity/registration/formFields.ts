import type { Bootstrap, FieldSetting, RegistrationField } from '@unisite/shared/contract';
import type { AskedField } from '@unisite/shared/contract/fieldRule';

export type Tab = 'username' | 'mobile';
type Switches = Bootstrap['market']['switches'];

/**
 * A tab's fields under the market's switches (specification section 5): a code always on the mobile tab, on the other
 * with SMS verification, which then asks for a number too; passwords on the mobile tab where they are on. Some fields
 * are required wherever they are shown.
 */
export function formFields(tab: Tab, rows: readonly AskedField[], switches: Switches): AskedField[] {
  const needed = fieldsOfSwitches(tab, switches);
  return rows.map(({ field, setting }) => ({ field, setting: applied(field, setting, needed[field]) }));
}

/** Whether the tab exists. */
export const isOpen = (tab: Tab, switches: Switches): boolean =>
  tab === 'username' ? switches.usernameRegistration : switches.mobileRegistration;

/**
 * The fields of a tab that the switches decide. True: asked for and required; false: not asked for; absent: as its row
 * says.
 */
export function fieldsOfSwitches(tab: Tab, switches: Switches): Partial<Record<RegistrationField, boolean>> {
  if (tab === 'mobile') {
    const password = switches.mobilePasswordRegistration;
    return { mobileNum: true, verificationCode: true, password, confirmPassword: password };
  }
  return switches.smsRegistrationVerification
    ? { username: true, password: true, mobileNum: true, verificationCode: true }
    : { username: true, password: true, verificationCode: false };
}

/** Required wherever they are asked for. */
export const requiredIfShown: ReadonlySet<RegistrationField> = new Set([
  'mobileNum',
  'paymentPassword',
  'confirmPassword',
]);

function applied(field: RegistrationField, setting: FieldSetting, isNeeded: boolean | undefined): FieldSetting {
  const enabled = isNeeded ?? setting.enabled;
  return { ...setting, enabled, required: enabled && (isNeeded || setting.required || requiredIfShown.has(field)) };
}

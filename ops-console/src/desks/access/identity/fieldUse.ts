import type { RegistrationFlags } from '@unisite/shared/contract/operatorsMarketSettings';

type Flags = RegistrationFlags[number];

/** How a registration tab uses a field. */
export type FieldUse = 'off' | 'optional' | 'required';

/** Key of a tab's field. */
export const keyOf = ({ tab, field }: Pick<Flags, 'tab' | 'field'>): string => `${tab}/${field}`;

export const fieldUse = ({ enabled, required }: Flags): FieldUse =>
  enabled ? (required ? 'required' : 'optional') : 'off';

/** Uses of the fields, by key. */
export const fieldUses = (flags: RegistrationFlags): Readonly<Record<string, FieldUse>> =>
  Object.fromEntries(flags.map((one) => [keyOf(one), fieldUse(one)]));

/** The flags for these uses. An unchanged field keeps its flags, including those that apply only if it is asked. */
export const withUses = (flags: RegistrationFlags, uses: Readonly<Record<string, FieldUse>>): RegistrationFlags =>
  flags.map((one) => {
    const use = uses[keyOf(one)] ?? fieldUse(one);
    return use === fieldUse(one) ? one : { ...one, enabled: use !== 'off', required: use === 'required' };
  });

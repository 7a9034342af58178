import type { RegistrationFlags } from '@unisite/shared/contract/operatorsMarketSettings';

type Flags = RegistrationFlags[number];

/** What a tab of the registration does with a field. */
export type FieldUse = 'off' | 'optional' | 'required';

/** A field of a tab, by one name. */
export const keyOf = ({ tab, field }: Pick<Flags, 'tab' | 'field'>): string => `${tab}/${field}`;

export const fieldUse = ({ enabled, required }: Flags): FieldUse =>
  enabled ? (required ? 'required' : 'optional') : 'off';

/** The use of each field, by its name. */
export const fieldUses = (flags: RegistrationFlags): Readonly<Record<string, FieldUse>> =>
  Object.fromEntries(flags.map((one) => [keyOf(one), fieldUse(one)]));

/** The flags that these uses stand for. A field whose use stays keeps its own, also what it would be if asked for. */
export const withUses = (flags: RegistrationFlags, uses: Readonly<Record<string, FieldUse>>): RegistrationFlags =>
  flags.map((one) => {
    const use = uses[keyOf(one)] ?? fieldUse(one);
    return use === fieldUse(one) ? one : { ...one, enabled: use !== 'off', required: use === 'required' };
  });

import { fieldNames } from '@unisite/shared/contract/fieldPatterns';
import type { MarketView } from '@unisite/shared/contract/operators';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { type FieldUse, fieldUses, keyOf, withUses } from './fieldUse.ts';
import styles from './Registration.module.css';
import { tabs } from './tabs.ts';

const uses: readonly FieldUse[] = ['off', 'optional', 'required'];

interface RegistrationDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Sets the fields of a market's registration. Fields decided by switches are read-only. */
export function RegistrationDialog({ market, settings }: RegistrationDialogProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const sending = useSettingChange('registrationFields');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code) ?? settings;
  const revision = useRevision({ flags: now.registrationFields });
  const { flags } = revision.seen;
  const change = (from: typeof flags, to: typeof flags) =>
    ({ kind: 'registrationFields', market: code, from, to }) as const;
  const form = useReasonForm({
    values: { uses: {} as Readonly<Record<string, FieldUse>> },
    submit: ({ why, uses }) => sending.send(change(flags, withUses(flags, uses)), why),
  });
  const shown = withFilled(fieldUses(flags), form.values.uses);
  const ruleOf = (key: string) => now.fieldRules.find((rule) => keyOf(rule) === key)?.by;
  return (
    <SettingDialog
      icon="user-plus"
      market={market}
      change={change(flags, withUses(flags, form.values.uses))}
      revision={{ ...revision, since: (other) => change(flags, other.flags) }}
      form={form}
      sending={sending}
    >
      {tabs.map((tab) => (
        <fieldset key={tab} className={styles.fields}>
          <legend className="field__label">{t(`registration.tab.${tab}`)}</legend>
          {flags
            .filter((one) => one.tab === tab)
            .map((one) => {
              const key = keyOf(one);
              const name = localized(fieldNames[one.field]);
              const rule = ruleOf(key);
              return (
                <div key={key} className={styles.field}>
                  <span>{name}</span>
                  {rule === 'switches' ? (
                    <span className={styles.fixed}>{t('registration.bySwitches')}</span>
                  ) : (
                    <Select
                      size="sm"
                      hideLabel
                      label={name}
                      value={shown[key] ?? 'off'}
                      onChange={({ target }) =>
                        form.change('uses', {
                          ...form.values.uses,
                          [key]: uses.find((use) => use === target.value) ?? 'off',
                        })
                      }
                      options={uses
                        .filter((use) => use !== 'optional' || rule !== 'alwaysRequired' || shown[key] === use)
                        .map((use) => ({ value: use, label: t(`registration.use.${use}`) }))}
                    />
                  )}
                </div>
              );
            })}
        </fieldset>
      ))}
    </SettingDialog>
  );
}

import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { playLimitKind } from '@unisite/shared/contract/protection';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Switch, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import styles from '../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { limitKeys } from './limitKeys.ts';
import { emptyDraft, faultsOf, flatOf, intervalNames, rulesOf, typedOf } from './protectionForm.ts';

interface ProtectionDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Changes a market's player protection: stricter at once, looser with a second operator. */
export function ProtectionDialog({ market, settings: { marketProtection } }: ProtectionDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketProtection');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketProtection;
  const revision = useRevision(flatOf(now ?? marketProtection));
  const seen = rulesOf(typedOf(revision.seen, format), language) ?? marketProtection;
  const change = (from: MarketProtection, to: MarketProtection) =>
    ({ kind: 'marketProtection', market: code, from, to }) as const;
  const typedWith = (values: typeof emptyDraft) => withFilled(typedOf(revision.seen, format), values);
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => faultsOf(typedWith(values), language, t),
    submit: async ({ why, ...values }) => {
      const wanted = rulesOf(typedWith(values), language);
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="shield"
      market={market}
      change={change(seen, rulesOf(typed, language) ?? seen)}
      revision={{
        ...revision,
        since: (other) => change(seen, rulesOf(typedOf(other, format), language) ?? seen),
      }}
      form={form}
      sending={sending}
    >
      <p className="muted">{t('protection.emptyMeans')}</p>
      {playLimitKind.options.map((kind) => (
        <fieldset key={kind} className={styles.group}>
          <legend className="field__label">
            {t('protection.limitsOf', {
              kind: t(`protection.kind.${kind}`),
              unit: kind === 'time' ? t('protection.unitMinutes') : format.currency,
            })}
          </legend>
          <div className={styles.three}>
            {limitKeys
              .filter((key) => key.kind === kind)
              .map(({ name, period }) => (
                <TextField
                  key={name}
                  {...toInput({ ...form.field(name), value: typed[name] })}
                  label={t(`protection.period.${period}`)}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={t('protection.none')}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend className="field__label">{t('protection.remindersOf')}</legend>
        <div className={styles.two}>
          {intervalNames.map((name) => (
            <TextField
              key={name}
              {...toInput({ ...form.field(name), value: typed[name] })}
              label={t(`protection.${name}`)}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <TextField
        {...toInput({ ...form.field('mostWagering'), value: typed.mostWagering })}
        label={t('protection.mostWagering')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('protection.none')}
      />
      <Switch
        name="asksRegister"
        checked={typed.asksRegister}
        onChange={({ target }) => form.change('asksRegister', target.checked)}
      >
        {t('protection.asksRegister')}
      </Switch>
    </SettingDialog>
  );
}

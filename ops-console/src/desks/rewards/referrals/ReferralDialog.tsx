import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketReferral } from '@unisite/shared/contract/operatorsMarketReferral';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
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
import { emptyDraft, faultyFigures, referralFigures, referralOf, typedReferral } from './referralForm.ts';

interface ReferralDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Changes a market's referral programme: less at once, more with a second operator. */
export function ReferralDialog({ market, settings: { marketReferral } }: ReferralDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketReferral');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketReferral;
  const revision = useRevision<Record<keyof MarketReferral, unknown> & MarketReferral>(now ?? marketReferral);
  const { seen } = revision;
  const change = (from: MarketReferral, to: MarketReferral) =>
    ({ kind: 'marketReferral', market: code, from, to }) as const;
  const typedWith = (values: typeof emptyDraft) => withFilled(typedReferral(seen, format), values);
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) =>
      Object.fromEntries(faultyFigures(typedWith(values), language).map((name) => [name, t('referrals.wrong')])),
    submit: async ({ why, ...values }) => {
      const wanted = referralOf(typedWith(values), language);
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="user-plus"
      market={market}
      change={change(seen, referralOf(typed, language) ?? seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      <Switch checked={typed.open} onChange={({ target }) => form.change('open', target.checked)}>
        {t('referrals.open')}
      </Switch>
      <div className={styles.two}>
        {referralFigures.map((name) => (
          <TextField
            key={name}
            {...toInput({ ...form.field(name), value: typed[name] })}
            label={t(`referrals.figure.${name}`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </SettingDialog>
  );
}

import { identityAsked } from '@unisite/shared/contract/identityChecks';
import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import styles from '../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { emptyDraft, identityNumberNames, identityRuleFaults, identityRuleOf, typedRule } from './identityRuleForm.ts';

interface IdentityRuleDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Changes when a market requires identity checks: stricter at once, looser with a second operator. */
export function IdentityRuleDialog({ market, settings: { marketIdentity } }: IdentityRuleDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketIdentity');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketIdentity;
  const revision = useRevision<Record<keyof MarketIdentity, unknown> & MarketIdentity>(now ?? marketIdentity);
  const { seen } = revision;
  const change = (from: MarketIdentity, to: MarketIdentity) =>
    ({ kind: 'marketIdentity', market: code, from, to }) as const;
  const typedWith = (values: typeof emptyDraft) => withFilled(typedRule(seen, format), values);
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => identityRuleFaults(typedWith(values), language, t),
    submit: async ({ why, ...values }) => {
      const wanted = identityRuleOf(typedWith(values), language);
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="id-card"
      market={market}
      change={change(seen, identityRuleOf(typed, language) ?? seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      <RadioCards
        label={t('identity.when')}
        name="asked"
        value={typed.asked}
        onChange={(asked) => form.change('asked', asked)}
        options={identityAsked.options.map((value) => ({ value, label: t(`identity.choice.${value}`) }))}
      />
      {typed.asked === 'aboveSum' && (
        <TextField
          {...toInput({ ...form.field('above'), value: typed.above })}
          label={t('identity.above', { unit: format.currency })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <div className={styles.three}>
        {identityNumberNames.map((name) => (
          <TextField
            key={name}
            {...toInput({ ...form.field(name), value: typed[name] })}
            label={t(`identity.${name}`)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
    </SettingDialog>
  );
}

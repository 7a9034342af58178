import { category } from '@unisite/shared/contract/games';
import type { MarketView } from '@unisite/shared/contract/operators';
import { rebateMode } from '@unisite/shared/contract/operatorsMarketRebates';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import fields from '../../../acts/Fields.module.css';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import styles from '../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import {
  type FlatRebates,
  flatRebates,
  rebateFaults,
  rebatesOf,
  rebatesOfFlat,
  type TypedRebates,
  typedRebates,
} from './rebateForm.ts';

interface RebateDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

const emptyDraft = Object.fromEntries(
  ['mode', 'least', 'days', ...category.options].map((name) => [name, undefined]),
) as { [Name in keyof TypedRebates]: TypedRebates[Name] | undefined }; // all of its keys

/** Changes a market's rebates: less at once, more with a second operator. */
export function RebateDialog({ market, settings }: RebateDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketRebates');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketRebates;
  const revision = useRevision<FlatRebates & Record<string, unknown>>(flatRebates(now ?? settings.marketRebates));
  const { seen } = revision;
  const change = (from: FlatRebates, to: FlatRebates) =>
    ({ kind: 'marketRebates', market: code, from: rebatesOfFlat(from), to: rebatesOfFlat(to) }) as const;
  const typedWith = (values: Filled<TypedRebates>): TypedRebates => withFilled(typedRebates(seen, format), values);
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => rebateFaults(typedWith(values), language, t),
    submit: async ({ why, ...values }) => {
      const wanted = rebatesOf(typedWith(values), language);
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="cashback"
      market={market}
      change={change(seen, rebatesOf(typed, language) ?? seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      <RadioCards
        label={t('rebates.mode')}
        name="mode"
        value={typed.mode}
        onChange={(mode) => form.change('mode', mode)}
        options={rebateMode.options.map((value) => ({
          value,
          label: t(`rebates.choice.${value}`),
          text: t(`rebates.choiceText.${value}`),
        }))}
      />
      <fieldset className={styles.three}>
        <legend className="field__label">{t('rebates.ratesUnit')}</legend>
        {category.options.map((one) => (
          <TextField
            key={one}
            {...toInput({ ...form.field(one), value: typed[one] })}
            label={t(`promotions.category.${one}`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </fieldset>
      <div className={fields.pair}>
        <TextField
          {...toInput({ ...form.field('least'), value: typed.least })}
          label={t('rebates.leastUnit', { unit: format.currency })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...toInput({ ...form.field('days'), value: typed.days })}
          label={t('rebates.days')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </SettingDialog>
  );
}

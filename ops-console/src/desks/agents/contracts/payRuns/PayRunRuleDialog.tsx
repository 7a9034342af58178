import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketPayRuns } from '@unisite/shared/contract/operatorsMarketPayRuns';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Select, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { useOperation } from '../../../../frame/api/queries.ts';
import { readAmount } from '../../../../frame/words/readAmount.ts';
import './payRunRuleTexts.ts';

const choices = ['none', 'all', 'above'] as const;
type Typed = { choice: (typeof choices)[number]; amount: string };

/** Changes which pay-runs need two operators: more at once, fewer with a second operator. */
export function PayRunRuleDialog({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketPayRuns');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketPayRuns;
  const revision = useRevision<MarketPayRuns & Record<string, unknown>>({ ...(now ?? settings.marketPayRuns) });
  const { seen } = revision;
  const change = (from: MarketPayRuns, to: MarketPayRuns) => ({
    kind: 'marketPayRuns' as const,
    market: code,
    from: { approveAbove: from.approveAbove },
    to: { approveAbove: to.approveAbove },
  });
  const asSeen: Typed = {
    choice: seen.approveAbove === null ? 'none' : seen.approveAbove === 0 ? 'all' : 'above',
    amount: seen.approveAbove ? format.number(seen.approveAbove, Number.isInteger(seen.approveAbove) ? 0 : 2) : '',
  };
  const typedWith = (values: Filled<Typed>): Typed => withFilled(asSeen, values);
  const ruleOf = ({ choice, amount }: Typed): MarketPayRuns | null => {
    if (choice !== 'above') return { approveAbove: choice === 'all' ? 0 : null };
    const above = readAmount(amount, language);
    return above === null ? null : { approveAbove: above };
  };
  const emptyDraft: Filled<Typed> = { choice: undefined, amount: undefined };
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => ({ amount: ruleOf(typedWith(values)) ? null : t('payRunRule.wrong') }),
    submit: async ({ why, ...values }) => {
      const wanted = ruleOf(typedWith(values));
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="coins"
      market={market}
      change={change(seen, ruleOf(typed) ?? seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      <Select
        label={t('payRunRule.name')}
        value={typed.choice}
        onChange={({ target }) => form.change('choice', choices.find((one) => one === target.value) ?? 'none')}
        options={choices.map((value) => ({ value, label: t(`payRunRule.choice.${value}`) }))}
      />
      {typed.choice === 'above' && (
        <TextField
          {...toInput({ ...form.field('amount'), value: typed.amount })}
          label={t('payRunRule.amount', { unit: format.currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
    </SettingDialog>
  );
}

import './cashTermsTexts.ts';
import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Switch, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../../acts/settings/SettingDialog.tsx';
import styles from '../../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { useOperation } from '../../../../frame/api/queries.ts';
import { cashCells, cashOf, cellOf, faultyCells, type TypedCash, typedCash, waysOf } from './cashTermsForm.ts';
import { useCashTermsText } from './useCashTermsText.ts';

/** Changes a market's terms of deposits and withdrawals: tighter at once, looser with a second operator. */
export function CashTermsDialog({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const words = useCashTermsText();
  const sending = useSettingChange('marketCash');
  const { code } = market;
  const read = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketCash;
  const now = read ?? settings.marketCash;
  const revision = useRevision<TypedCash>(typedCash(now, format));
  const { seen } = revision;
  const ruleOf = (typed: TypedCash): MarketCash => cashOf(typed, now, language) ?? now;
  const change = (from: TypedCash, to: TypedCash) =>
    ({ kind: 'marketCash', market: code, from: ruleOf(from), to: ruleOf(to) }) as const;
  const emptyDraft: Filled<TypedCash> = Object.fromEntries(Object.keys(seen).map((cell) => [cell, undefined]));
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) =>
      Object.fromEntries(
        faultyCells(withFilled(seen, values), now, language).map((cell) => [cell, t('cashTerms.wrong')]),
      ),
    submit: async ({ why, ...values }) => {
      await sending.send(change(seen, withFilled(seen, values)), why);
    },
  });
  const typed = withFilled(seen, form.values);
  const field = (cell: string, label: string) => (
    <TextField
      key={cell}
      {...toInput({ ...form.field(cell), value: typed[cell] ?? '' })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  );
  return (
    <SettingDialog
      icon="wallet"
      market={market}
      change={change(seen, cashOf(typed, now, language) ? typed : seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      {waysOf(now).map(({ way }) => (
        <fieldset key={way} className={styles.two}>
          <legend className="field__label">{words.way(way)}</legend>
          <Switch
            checked={typed[cellOf(way, 'open')] === 'yes'}
            onChange={({ target }) => form.change(cellOf(way, 'open'), target.checked ? 'yes' : 'no')}
          >
            {t('cashTerms.isOpen')}
          </Switch>
          {cashCells(now)
            .filter(({ way: of }) => of === way)
            .map(({ figure }) => field(cellOf(way, figure), t(`cashTerms.figure.${figure}`)))}
        </fieldset>
      ))}
      {field(cellOf('deposits', 'mostOpenDeposits'), t('cashTerms.figure.mostOpenDeposits'))}
    </SettingDialog>
  );
}

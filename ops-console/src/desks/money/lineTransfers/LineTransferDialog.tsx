import type { MarketView } from '@unisite/shared/contract/operators';
import { lineDirections, type MarketLineTransfers } from '@unisite/shared/contract/operatorsMarketLineTransfers';
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
import { emptyDraft, faultyLineFields, lineRuleOf, lineSums, typedRule } from './lineTransferForm.ts';

/** Changes a market's terms of line transfers: tighter at once, looser with a second operator. */
export function LineTransferDialog({
  market,
  settings,
}: {
  market: MarketView;
  settings: MarketSettings;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sending = useSettingChange('marketLineTransfers');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketLineTransfers;
  const revision = useRevision({ all: JSON.stringify(now ?? settings.marketLineTransfers) });
  // serialized a line above
  const parse = (all: string) => JSON.parse(all) as MarketLineTransfers;
  const seen = parse(revision.seen.all);
  const change = (from: MarketLineTransfers, to: MarketLineTransfers) =>
    ({ kind: 'marketLineTransfers', market: code, from, to }) as const;
  const typedWith = (values: typeof emptyDraft) => withFilled(typedRule(seen, format), values);
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) =>
      Object.fromEntries(faultyLineFields(typedWith(values), language).map((name) => [name, t('lineTransfers.wrong')])),
    submit: async ({ why, ...values }) => {
      const wanted = lineRuleOf(typedWith(values), language);
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="send"
      market={market}
      change={change(seen, lineRuleOf(typed, language) ?? seen)}
      revision={{ ...revision, since: (other) => change(seen, parse(other.all)) }}
      form={form}
      sending={sending}
    >
      {lineDirections.map((way) => (
        <fieldset key={way} className={styles.group}>
          <legend className="field__label">{t(`lineTransfers.way.${way}`)}</legend>
          <Switch checked={typed[`${way}.open`]} onChange={({ target }) => form.change(`${way}.open`, target.checked)}>
            {t('lineTransfers.isOpen')}
          </Switch>
          <div className={styles.two}>
            {lineSums.map((sum) => (
              <TextField
                key={sum}
                {...toInput({ ...form.field(`${way}.${sum}`), value: typed[`${way}.${sum}`] })}
                label={t(`lineTransfers.fact.${sum}`)}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
      ))}
      <TextField
        {...toInput({ ...form.field('played'), value: typed.played })}
        label={t('lineTransfers.playedPercent')}
        hint={t('lineTransfers.playedHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </SettingDialog>
  );
}

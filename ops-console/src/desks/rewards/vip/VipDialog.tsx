import type { MarketView } from '@unisite/shared/contract/operators';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import type { MarketVip } from '@unisite/shared/contract/operatorsMarketVip';
import { toInput } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import styles from '../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { useVipText } from './useVipText.ts';
import { cellOf, levelFigures, levelIds, type TypedVip, typedVip, vipFaults, vipOf } from './vipForm.ts';

const emptyDraft: Filled<TypedVip> = Object.fromEntries(
  Object.keys(typedVip({ levels: [] }, 'vi')).map((cell) => [cell, undefined]),
);

/** Changes a market's club levels: less at once, more with a second operator. */
export function VipDialog({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const words = useVipText();
  const sending = useSettingChange('marketVip');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketVip;
  const revision = useRevision<TypedVip>(typedVip(now ?? settings.marketVip, language));
  const { seen } = revision;
  const ruleOf = (typed: TypedVip): MarketVip => vipOf(typed) ?? { levels: [] };
  const change = (from: TypedVip, to: TypedVip) =>
    ({ kind: 'marketVip', market: code, from: ruleOf(from), to: ruleOf(to) }) as const;
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) =>
      Object.fromEntries(
        vipFaults(withFilled(seen, values)).map(({ cell, figure }) => [
          cell,
          figure === 'rebate' || figure === 'feeOff' ? t(`vip.fault.${figure}`) : t('vip.wrong'),
        ]),
      ),
    submit: async ({ why, ...values }) => {
      await sending.send(change(seen, withFilled(seen, values)), why);
    },
  });
  const typed = withFilled(seen, form.values);
  return (
    <SettingDialog
      icon="vip"
      market={market}
      change={change(seen, vipOf(typed) ? typed : seen)}
      revision={{ ...revision, since: (other) => change(seen, other) }}
      form={form}
      sending={sending}
    >
      {levelIds.map((id) => (
        <fieldset key={id} className={styles.three}>
          <legend className="field__label">{words.nameOf(id)}</legend>
          {levelFigures.map((figure) => {
            const cell = cellOf(id, figure);
            return (
              <TextField
                key={cell}
                {...toInput({ ...form.field(cell), value: typed[cell] ?? '' })}
                label={t(`vip.figure.${figure}`)}
                inputMode={figure === 'rebate' ? 'decimal' : 'numeric'}
                autoComplete="off"
                maxLength={13}
              />
            );
          })}
        </fieldset>
      ))}
    </SettingDialog>
  );
}

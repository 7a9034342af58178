import { vnd } from '@unisite/shared/contract/money';
import { audit, type MarketView } from '@unisite/shared/contract/operators';
import { changeMarketLimits, listMarketLimits, type MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useLocalized, useText } from '@unisite/shared/i18n';
import { TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../../../acts/Acts.module.css';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { SettingsConflictNotice } from '../../../acts/settings/SettingsConflictNotice.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../acts/useRevision.ts';
import { refresh, useOperation, useSending } from '../../../frame/api/queries.ts';
import { readAmount } from '../../../frame/words/readAmount.ts';
import { limitNames } from './limitNames.ts';

type Typed = Record<keyof MoneyLimits, string>;
const emptyDraft: Filled<Typed> = {
  approvedByOne: undefined,
  prize: undefined,
  prizesOfDay: undefined,
  prizesOfCampaign: undefined,
};

/** Changes a market's limits on money: lower at once, higher with a second operator. */
export function LimitsDialog({ market, limits }: { market: MarketView; limits: MoneyLimits }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const localized = useLocalized();
  const notifyProposed = useNotifyProposed();
  const change = useSending(changeMarketLimits);
  const { code } = market;
  const now = useOperation(listMarketLimits, {}).data?.markets.find((one) => one.code === code)?.limits ?? limits;
  const { seen, other, look } = useRevision(now);
  const typedOf = (amounts: MoneyLimits): Typed => {
    const typed = (name: keyof MoneyLimits) => format.number(amounts[name], Number.isInteger(amounts[name]) ? 0 : 2);
    return {
      approvedByOne: typed('approvedByOne'),
      prize: typed('prize'),
      prizesOfDay: typed('prizesOfDay'),
      prizesOfCampaign: typed('prizesOfCampaign'),
    };
  };
  const read = (text: string) => readAmount(text, language, { orZero: true });
  const title = t('limits.title', { market: localized(market.name) });
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => {
      const typed = withFilled(typedOf(seen), values);
      return Object.fromEntries(
        limitNames.map((name) => [name, read(typed[name]) === null ? t('limits.wrong') : null]),
      );
    },
    submit: async (values) => {
      const wanted = limitsOf(withFilled(typedOf(seen), values));
      if (!wanted) return;
      try {
        const { state } = await change.send({ code, limits: wanted, expected: seen, why: values.why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(title);
        toastStore.show({ tone: 'won', icon: 'check', title: t('limits.saved', { market: localized(market.name) }) });
      } finally {
        void refresh(listMarketLimits, proposals, audit);
      }
    },
  });
  const typed = withFilled(typedOf(seen), form.values);
  const wanted = limitsOf(typed);
  const waits = wanted !== null && limitNames.some((name) => wanted[name] > seen[name]);
  const nowText = (amounts: MoneyLimits) =>
    limitNames.map((name) => `${t(`limits.${name}`)} ${format.money(amounts[name], { whole: true })}`).join('; ');
  return (
    <ReasonDialog
      title={title}
      icon="wallet"
      consequences={[t('limits.means'), t(waits ? 'proposals.waits' : 'limits.atOnce')]}
      confirm={t(waits ? 'corrections.send' : 'vendors.save')}
      form={form}
      error={change.error}
      notice={
        change.error?.code === 'LIMITS_CHANGED' ? (
          <SettingsConflictNotice
            now={other && nowText(other)}
            onLook={() => {
              look();
              change.reset();
            }}
          />
        ) : undefined
      }
    >
      {limitNames.map((name) => (
        <TextField
          key={name}
          {...toInput({ ...form.field(name), value: typed[name] })}
          label={t(`limits.${name}`)}
          inputMode="decimal"
          autoComplete="off"
          end={<span className={`muted ${styles.unit}`}>{format.currency}</span>}
        />
      ))}
    </ReasonDialog>
  );

  function limitsOf(texts: Typed): MoneyLimits | null {
    const [approvedByOne, prize, prizesOfDay, prizesOfCampaign] = limitNames.map((name) => read(texts[name]));
    if (approvedByOne == null || prize == null || prizesOfDay == null || prizesOfCampaign == null) return null;
    return {
      approvedByOne: vnd(approvedByOne),
      prize: vnd(prize),
      prizesOfDay: vnd(prizesOfDay),
      prizesOfCampaign: vnd(prizesOfCampaign),
    };
  }
}

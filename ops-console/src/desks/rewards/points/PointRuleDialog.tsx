import './pointTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { isLooserPoints, type MarketPoints, marketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import { pointDesk, savePointRule } from '@unisite/shared/contract/operatorsPoints';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { earningType } from '@unisite/shared/contract/points';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

const figures = ['per100', 'most', 'wagering'] as const;
type Figure = (typeof earningType.options)[number] | (typeof figures)[number];
type RuleForm = Record<Figure, string> & { isConverted: boolean };

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
const number = (text: string): number => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);

const formOf = ({ earn, conversion }: MarketPoints): RuleForm => ({
  lott: typed(earn.lott),
  rng: typed(earn.rng),
  live: typed(earn.live),
  sports: typed(earn.sports),
  pvp: typed(earn.pvp),
  deposit: typed(earn.deposit),
  isConverted: conversion !== null,
  per100: typed(conversion?.per100),
  most: typed(conversion?.most),
  wagering: typed(conversion?.wagering),
});

function ruleOf(form: RuleForm): MarketPoints {
  const per = (type: (typeof earningType.options)[number]) => (form[type].trim() === '' ? null : number(form[type]));
  return {
    earn: {
      lott: per('lott'),
      rng: per('rng'),
      live: per('live'),
      sports: per('sports'),
      pvp: per('pvp'),
      deposit: per('deposit'),
    },
    conversion: form.isConverted
      ? { per100: number(form.per100), most: number(form.most), wagering: number(form.wagering) }
      : null,
  };
}

/** Changes a market's rules for earning and converting points. */
export function PointRuleDialog({ market, rule }: { market: string; rule: MarketPoints }): ReactElement {
  const t = useText();
  const { nameOf } = useMarkets();
  const notifyProposed = useNotifyProposed();
  const save = useSending(savePointRule);
  const title = t('points.ruleOf', { market: nameOf(market) });
  const form = useReasonForm<RuleForm>({
    values: formOf(rule),
    validate: (values) => {
      const parsed = safeParse(marketPoints, ruleOf(values));
      if (parsed.success) return {};
      return Object.fromEntries(parsed.error.issues.map(({ path }) => [String(path[1]), t('points.wrong')]));
    },
    submit: async ({ why, ...values }) => {
      try {
        const { state } = await save.send({ market, from: rule, to: ruleOf(values), why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(title);
        toastStore.show({ tone: 'won', icon: 'check', title: t('points.ruleSaved'), text: title });
      } finally {
        void refresh(pointDesk, proposals, audit);
      }
    },
  });
  const waits = isLooserPoints(rule, ruleOf(form.values));
  const figure = (name: Figure, label: string, hint?: string) => (
    <TextField
      key={name}
      {...toInput(form.field(name))}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
    />
  );
  return (
    <ReasonDialog
      title={title}
      icon="gift"
      consequences={[t('points.ruleMeans'), ...(waits ? [t('proposals.waits')] : [])]}
      confirm={t(waits ? 'act.propose' : 'points.save')}
      form={form}
      error={save.error}
    >
      <div className={fields.pair}>
        {earningType.options.map((type) =>
          figure(type, t('points.field.per', { name: t(`points.type.${type}`) }), t('points.emptyIsNone')),
        )}
      </div>
      <Checkbox checked={form.values.isConverted} onChange={({ target }) => form.change('isConverted', target.checked)}>
        {t('points.field.isConverted')}
      </Checkbox>
      {form.values.isConverted && (
        <div className={fields.pair}>{figures.map((name) => figure(name, t(`points.field.${name}`)))}</div>
      )}
    </ReasonDialog>
  );
}

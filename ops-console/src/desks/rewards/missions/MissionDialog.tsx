import { category } from '@unisite/shared/contract/games';
import { missionRepeats } from '@unisite/shared/contract/missionGoal';
import { audit } from '@unisite/shared/contract/operators';
import { isLooserMission, repeatsOf } from '@unisite/shared/contract/operatorsMissionDraft';
import { maxMissionTitleLength } from '@unisite/shared/contract/operatorsMissionShape';
import { type DeskMission, missionDesk, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Select, TextField, toastStore } from '@unisite/shared/ui';
import { DateField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import fields from '../../../acts/Fields.module.css';
import { MarketBoxes } from '../../../acts/MarketBoxes.tsx';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { type ReasonForm, useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import {
  draftOfMission,
  emptyMission,
  faultsOfMission,
  figured,
  formOfMission,
  type MissionForm,
} from './missionForm.ts';
import './missionTexts.ts';
import './rewardTexts.ts';

const goals = ['turnover', 'rounds', 'days', 'tickets', 'stations', 'deposit', 'phone', 'identity', 'limit'] as const;
const gifts = ['points', 'bonus', 'tickets'] as const;

/** Writes a mission. `mission` null: a new one. */
export function MissionDialog({ mission }: { mission: DeskMission | null }): ReactElement {
  const t = useText();
  const notifyProposed = useNotifyProposed();
  const { markets } = useMarkets();
  const save = useSending(saveMission);
  const form = useReasonForm<MissionForm>({
    values: mission
      ? formOfMission(mission)
      : { ...emptyMission, markets: markets.slice(0, 1).map(({ code }) => code) },
    validate: (values) => Object.fromEntries(faultsOfMission(values).map((name) => [name, t('missions.wrong')])),
    submit: async ({ why, ...values }) => {
      const draft = draftOfMission(values);
      try {
        const { state } = await save.send({ id: values.id, revision: mission?.revision ?? null, draft, why });
        closeDialog();
        if (state === 'proposed') return notifyProposed(draft.title.vi);
        toastStore.show({ tone: 'won', icon: 'check', title: t('missions.saved'), text: draft.title.vi });
      } finally {
        void refresh(missionDesk, proposals, audit);
      }
    },
  });
  const { values } = form;
  const waits = isLooserMission(mission?.draft ?? null, draftOfMission(values));
  const line = (name: 'id' | 'titleVi' | 'titleEn', longest: number, hint?: string) => (
    <TextField {...toInput(form.field(name))} label={t(`missions.field.${name}`)} maxLength={longest} hint={hint} />
  );
  const day = (name: 'from' | 'until', hint?: string) => (
    <DateField field={form.field(name)} label={t(`missions.field.${name}`)} hint={hint} />
  );
  return (
    <ReasonDialog
      title={t(mission ? 'missions.changeTitle' : 'missions.newTitle')}
      icon="trophy"
      visitors
      consequences={[
        t('missions.means'),
        ...(mission?.state === 'running' ? [t('missions.begunMeans')] : []),
        ...(waits ? [t('proposals.waits')] : []),
      ]}
      confirm={t(waits ? 'act.propose' : 'missions.save')}
      form={form}
      error={save.error}
    >
      {!mission && line('id', 60, t('missions.idHint'))}
      <MarketBoxes
        label={t('missions.field.markets')}
        value={values.markets}
        error={form.errors.markets}
        onChange={(codes) => form.change('markets', codes)}
      />
      <div className={fields.pair}>
        {line('titleVi', maxMissionTitleLength)}
        {line('titleEn', maxMissionTitleLength)}
      </div>
      <GoalFields form={form} />
      <GiftFields form={form} />
      <div className={fields.pair}>
        {day('from')}
        {day('until', t('missions.untilHint'))}
      </div>
    </ReasonDialog>
  );
}

/** Goal, target, and recurrence. */
function GoalFields({ form }: { form: ReasonForm<MissionForm> }): ReactElement {
  const t = useText();
  const { values } = form;
  const choose = (kind: (typeof goals)[number]) => {
    form.change('goal', kind);
    const [first = 'once'] = repeatsOf[kind];
    if (!repeatsOf[kind].includes(values.repeats)) form.change('repeats', first);
  };
  return (
    <>
      <div className={fields.pair}>
        <Select
          label={t('missions.field.goal')}
          value={values.goal}
          onChange={({ target }) => choose(goals.find((one) => one === target.value) ?? 'rounds')}
          options={goals.map((value) => ({ value, label: t(`missions.goal.${value}`) }))}
        />
        {figured.includes(values.goal) && (
          <TextField
            {...toInput(form.field('figure'))}
            label={t(
              values.goal === 'turnover' || values.goal === 'deposit'
                ? 'missions.field.money'
                : 'missions.field.figure',
            )}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
          />
        )}
        <Select
          label={t('missions.field.repeats')}
          value={values.repeats}
          error={form.errors.repeats}
          onChange={({ target }) =>
            form.change('repeats', missionRepeats.options.find((one) => one === target.value) ?? 'once')
          }
          options={repeatsOf[values.goal].map((value) => ({ value, label: t(`missionText.repeats.${value}`) }))}
        />
      </div>
      {(values.goal === 'turnover' || values.goal === 'rounds') && (
        <fieldset className={fields.boxes}>
          <legend className="field__label">{t('missions.field.categories')}</legend>
          {category.options.map((one) => (
            <Checkbox
              key={one}
              checked={values.categories.includes(one)}
              onChange={({ target }) =>
                form.change(
                  'categories',
                  target.checked ? [...values.categories, one] : values.categories.filter((other) => other !== one),
                )
              }
            >
              {t(`promotions.category.${one}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}

function GiftFields({ form }: { form: ReasonForm<MissionForm> }): ReactElement {
  const t = useText();
  const { values } = form;
  const figure = (name: 'amount' | 'wagering') => (
    <TextField
      {...toInput(form.field(name))}
      label={t(`missions.field.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
    />
  );
  return (
    <div className={fields.pair}>
      <Select
        label={t('missions.field.gift')}
        value={values.gift}
        onChange={({ target }) => form.change('gift', gifts.find((one) => one === target.value) ?? 'points')}
        options={gifts.map((value) => ({ value, label: t(`missions.gift.${value}`) }))}
      />
      {figure('amount')}
      {values.gift === 'bonus' && figure('wagering')}
    </div>
  );
}

import { entropySource } from '@unisite/shared/contract/drawProof';
import { audit } from '@unisite/shared/contract/operators';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import {
  drawIntervals,
  inOrderOfDays,
  type StationPlan,
  stationPlan,
  type TimetableChange,
} from '@unisite/shared/contract/operatorsStationPlan';
import {
  changeStation,
  type DeskStation,
  isLooserPlan,
  lotteryStations,
  planFault,
} from '@unisite/shared/contract/operatorsStations';
import { toInput } from '@unisite/shared/form';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Checkbox, Notice, Select, TextField, toastStore } from '@unisite/shared/ui';
import { DateField } from '@unisite/shared/ui/dates';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { SettingsConflictNotice } from '../../../../acts/settings/SettingsConflictNotice.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { useRevision } from '../../../../acts/useRevision.ts';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';
import styles from './Stations.module.css';
import { usePlanText } from './usePlanText.ts';

const kinds = ['time', 'interval', 'none'] as const;
type Kind = (typeof kinds)[number];
const weekdays = [2, 3, 4, 5, 6, 7, 1];

interface Typed {
  readonly closeSeconds: string;
  readonly source: string;
  readonly validFrom: string;
  readonly drawTime: string;
  readonly interval: string;
}

/** Key of a future change. */
const keyOf = ({ weekday, validFrom }: TimetableChange): string => `${validFrom} ${weekday}`;

interface Chosen {
  readonly kind: Kind;
  readonly days: readonly number[];
  /** Future changes to be removed. */
  readonly dropped: readonly string[];
}

/** The plan as typed; null while invalid. */
function planOf(seen: StationPlan, typed: Typed, { kind, days, dropped }: Chosen): StationPlan | null {
  const rule = {
    drawTime: kind === 'time' ? typed.drawTime : null,
    intervalMinutes: kind === 'interval' ? Number(typed.interval) : null,
    validFrom: typed.validFrom,
  };
  const added = typed.validFrom === '' ? [] : days.map((weekday) => ({ weekday, ...rule }));
  const isReplaced = (one: TimetableChange) => added.some((other) => keyOf(other) === keyOf(one));
  const wanted = safeParse(stationPlan, {
    closeSeconds: Number(typed.closeSeconds),
    entropySource: typed.source,
    changes: [...seen.changes.filter((one) => !dropped.includes(keyOf(one)) && !isReplaced(one)), ...added],
  });
  return wanted.success ? inOrderOfDays(wanted.data) : null;
}

/** Changes a station's settings: less betting at once, more with a second operator. */
export function StationDialog({
  station: given,
  hasBeacon,
}: {
  station: DeskStation;
  hasBeacon: boolean;
}): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = usePlanText();
  const notifyProposed = useNotifyProposed();
  const send = useSending(changeStation);
  const { code } = given;
  const station = useOperation(lotteryStations, {}).data?.stations.find((one) => one.code === code) ?? given;
  const revision = useRevision({ plan: JSON.stringify(station.plan) });
  // serialized a line above
  const seen = JSON.parse(revision.seen.plan) as StationPlan;
  const title = t('station.title', { name: localized(station.name) });
  const [chosen, setChosen] = useState<Chosen>({ kind: 'time', days: weekdays, dropped: [] });
  const faultOf = (wanted: StationPlan | null) =>
    wanted === null ? 'invalid' : planFault({ ...station, plan: seen }, wanted, { hasBeacon });
  const form = useReasonForm<Typed>({
    values: {
      closeSeconds: String(seen.closeSeconds),
      source: seen.entropySource,
      validFrom: '',
      drawTime: station.week.find(({ drawTime }) => drawTime)?.drawTime ?? '18:00',
      interval: '5',
    },
    validate: (values) => {
      const fault = faultOf(planOf(seen, values, chosen));
      return {
        closeSeconds: fault === 'invalid' ? t('stationForm.invalid') : null,
        validFrom: fault === 'day' ? t('stationForm.wrongDay') : null,
      };
    },
    submit: async ({ why, ...typed }) => {
      const to = planOf(seen, typed, chosen);
      if (!to || words.details(seen, to).length === 0) return closeDialog();
      try {
        const { state } = await send.send({ code, from: seen, to, why });
        closeDialog();
        if (state === 'proposed') notifyProposed(title);
        else toastStore.show({ tone: 'won', icon: 'check', title: t('settings.saved'), text: title });
      } finally {
        void refresh(lotteryStations, proposals, audit);
      }
    },
  });
  const wanted = planOf(seen, form.values, chosen) ?? seen;
  const details = words.details(seen, wanted);
  const isProposal = isLooserPlan(station.week, seen, wanted);
  const other = revision.other && (JSON.parse(revision.other.plan) as StationPlan);
  const open = seen.changes.filter(({ validFrom }) => validFrom >= station.earliest);
  const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
    items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
  return (
    <ReasonDialog
      title={title}
      icon="clock"
      consequences={[
        ...(details.length > 0 ? details : [t('settings.nothing')]),
        t('stationForm.openStay'),
        ...(isProposal ? [t('proposals.waits')] : []),
      ]}
      confirm={t(isProposal ? 'act.propose' : 'vendors.save')}
      form={form}
      error={send.error}
      notice={
        send.error?.code === 'SETTING_CHANGED' ? (
          <SettingsConflictNotice
            now={other && words.details(seen, other).join(' ')}
            onLook={() => {
              revision.look();
              send.reset();
            }}
          />
        ) : undefined
      }
    >
      <div className={styles.two}>
        <TextField
          {...toInput(form.field('closeSeconds'))}
          label={t('station.closes')}
          hint={t('stationForm.closesHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        {!station.isOfficial && (hasBeacon || seen.entropySource === 'beacon') && (
          <Select
            label={t('station.entropy')}
            hint={t('stationForm.entropyHint')}
            value={form.values.source}
            onChange={({ target }) => form.change('source', target.value)}
            options={entropySource.options.map((value) => ({ value, label: t(`station.source.${value}`) }))}
          />
        )}
      </div>
      {open.length > 0 && (
        <fieldset className={styles.days}>
          <legend>{t('stationForm.drop')}</legend>
          {open.map((one) => (
            <Checkbox
              key={keyOf(one)}
              checked={chosen.dropped.includes(keyOf(one))}
              onChange={() => setChosen({ ...chosen, dropped: toggled(chosen.dropped, keyOf(one)) })}
            >
              {words.changes([one])}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <DateField
        field={form.field('validFrom')}
        min={station.earliest}
        max={station.latest}
        label={t('stationForm.validFrom')}
        hint={t('stationForm.validFromHint')}
      />
      {form.values.validFrom !== '' && (
        <>
          <fieldset className={styles.days}>
            <legend>{t('stationForm.weekdays')}</legend>
            {weekdays.map((weekday) => (
              <Checkbox
                key={weekday}
                checked={chosen.days.includes(weekday)}
                onChange={() => setChosen({ ...chosen, days: toggled(chosen.days, weekday) })}
              >
                {words.weekday(weekday)}
              </Checkbox>
            ))}
          </fieldset>
          <div className={styles.two}>
            <Select
              label={t('stationForm.draws')}
              value={chosen.kind}
              onChange={({ target }) =>
                setChosen({ ...chosen, kind: kinds.find((one) => one === target.value) ?? 'time' })
              }
              options={kinds
                .filter((kind) => kind !== 'interval' || !station.isOfficial)
                .map((value) => ({ value, label: t(`stationForm.kind.${value}`) }))}
            />
            {chosen.kind === 'time' && (
              <TextField
                {...toInput(form.field('drawTime'))}
                inputMode="numeric"
                placeholder="16:15"
                maxLength={5}
                label={t('stationForm.drawTime')}
              />
            )}
            {chosen.kind === 'interval' && (
              <Select
                label={t('stationForm.interval')}
                value={form.values.interval}
                onChange={({ target }) => form.change('interval', target.value)}
                options={drawIntervals.map((minutes) => ({
                  value: String(minutes),
                  label: t('station.every', { count: minutes }),
                }))}
              />
            )}
          </div>
          {station.isOfficial && chosen.kind === 'time' && <Notice tone="warn">{t('stationForm.official')}</Notice>}
        </>
      )}
    </ReasonDialog>
  );
}

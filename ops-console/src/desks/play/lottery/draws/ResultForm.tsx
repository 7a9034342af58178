import {
  type DeskDrawDetail,
  enterDrawResult,
  lotteryDraw,
  lotteryDraws,
} from '@unisite/shared/contract/operatorsLottery';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Field, Notice, Panel, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { typedFault, typedNumbers } from './typedResult.ts';
import { useGiverName } from './useGiverName.ts';

const shortest = 3;
const longest = 300;

/** Form for the result of an official draw or its correction: one field per prize, blind to others' entries. */
export function ResultForm({ detail }: { detail: DeskDrawDetail }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { draw, ranks } = detail;
  const { code, numero } = draw;
  const enter = useSending(enterDrawResult);
  const corrects = draw.prizes !== null;
  const form = useForm<Record<string, string>>({
    values: { ...Object.fromEntries(ranks.map(({ rank }) => [rank, ''])), why: '' },
    validate: (values) => ({
      ...Object.fromEntries(
        ranks.map((rank) => {
          const fault = typedFault(values[rank.rank] ?? '', rank);
          return [rank.rank, fault && t(`draws.fault.${fault}`, { numbers: rank.numbers, digits: rank.digits ?? 0 })];
        }),
      ),
      why: (values.why ?? '').trim().length < shortest ? t('reason.missing') : null,
    }),
    submit: async (values) => {
      const prizes = ranks.map(({ rank }) => ({ rank, numbers: typedNumbers(values[rank] ?? '') }));
      try {
        const after = await enter.send({ code, numero, prizes, why: (values.why ?? '').trim() });
        const isSet = after.draw.entries.length === 0;
        toastStore.show({
          tone: isSet ? 'won' : 'info',
          icon: isSet ? 'check' : 'clock',
          title: t(isSet ? 'draws.isSet' : after.differences.length > 0 ? 'draws.differs' : 'draws.waits'),
        });
      } finally {
        void refresh(lotteryDraw, lotteryDraws);
      }
    },
  });
  const { error: missing, ...reason } = toInput(form.field('why'));
  return (
    <Panel title={t(corrects ? 'draws.correct' : 'draws.enter')}>
      <form {...form.form} className="form" autoComplete="off">
        <p className="muted">{t(corrects ? 'draws.correctText' : 'draws.enterText')}</p>
        <Entries detail={detail} />
        <div className={styles.ranks}>
          {ranks.map(({ rank, numbers, digits }) => (
            <TextField
              key={rank}
              label={t(`draws.rank.${rank}`)}
              note={t('draws.rankNote', { count: numbers, digits: digits ?? 2 })}
              inputMode="numeric"
              spellCheck={false}
              maxLength={numbers * 12}
              {...toInput(form.field(rank))}
            />
          ))}
        </div>
        <Field label={t('reason.label')} note={t('reason.note')} error={missing}>
          {(control) => (
            <textarea {...control} {...reason} className="input" rows={2} maxLength={longest} aria-required />
          )}
        </Field>
        {enter.error && <Notice tone="error">{errorText(enter.error)}</Notice>}
        <div className="row">
          <Button type="submit" variant="primary" icon="check" busy={form.busy}>
            {t(corrects ? 'draws.sendCorrection' : 'draws.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Who has entered a result, and once two have, where they differ. */
function Entries({ detail: { draw, differences } }: { detail: DeskDrawDetail }): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  const nameOf = useGiverName();
  if (draw.entries.length === 0) return null;
  return (
    <Notice tone={differences.length > 0 ? 'error' : 'info'}>
      {draw.entries.map(({ by, at }) => (
        <p key={by}>{t('draws.enteredBy', { who: nameOf(by), at: figures.when(at) })}</p>
      ))}
      {differences.length > 0 && <p>{t('draws.differences', { count: differences.length })}</p>}
      <ul>
        {differences.map(({ rank, place, numbers }) => (
          <li key={`${rank} ${place}`}>
            {t('draws.difference', { rank: t(`draws.rank.${rank}`), place: place + 1 })}{' '}
            <strong className="num">{numbers.map((number) => number ?? '–').join(' · ')}</strong>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

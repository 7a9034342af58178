import type { ExclusionLength } from '@unisite/shared/contract/protection';
import { useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Checkbox, Icon, Panel } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { LengthChoice } from '../../form/LengthChoice.tsx';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { usePlatformMinute } from '../platformTime.ts';
import styles from './Breaks.module.css';
import { breakEnd, exclusionLengths } from './breakEnds.ts';
import { Consequences } from './Consequences.tsx';

const ExcludeDialog = lazy(() => import('./ExcludeDialog.tsx'));

/** A self-exclusion of months, which nobody can end early: needs consent, then the password. */
export function ExclusionPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  const [length, choose] = useState<ExclusionLength>('sixMonths');
  const [asked, ask] = useState(false);
  const form = useForm<{ understood: boolean }>({
    values: { understood: false },
    validate: ({ understood }) => ({ understood: understood ? null : t('protection.exclusion.notUnderstood') }),
    submit: async () => ask(true),
  });
  const lastDay = (one: ExclusionLength) => {
    const end = breakEnd(one, now);
    return end && format.date(end);
  };
  const day = lastDay(length);
  const understood = form.field('understood');
  return (
    <Panel title={t('protection.exclusion.title')} end={<Icon name="lock" />} className={styles.panel}>
      <ValidatedForm form={form}>
        <LengthChoice
          name="exclusion"
          legend={t('protection.exclusion.legend')}
          options={exclusionLengths.map((one) => {
            const end = lastDay(one);
            return {
              length: one,
              label: t(`protection.length.${one}`),
              end: end === null ? t('protection.exclusion.noEnd') : t('protection.to', { at: end }),
            };
          })}
          value={length}
          onChange={(next) => {
            choose(next);
            form.reset(); // the consent named another day
          }}
        />
        <Consequences
          of={[
            { kind: 'no', text: t('protection.exclusion.no') },
            { kind: 'yes', text: t('protection.exclusion.yes') },
            { kind: 'note', text: t(day === null ? 'protection.exclusion.noteForever' : 'protection.exclusion.note') },
          ]}
        />
        <Checkbox
          name={understood.name}
          checked={understood.value}
          error={understood.error}
          onChange={({ target }) => understood.onValueChange(target.checked)}
        >
          {day === null ? t('protection.exclusion.understoodForever') : t('protection.exclusion.understood', { day })}
        </Checkbox>
        <Button type="submit" variant="danger" size="lg" aria-haspopup="dialog">
          {day === null ? t('protection.exclusion.takeForever') : t('protection.exclusion.take', { day })}
        </Button>
      </ValidatedForm>
      {asked && (
        <Suspense>
          <ExcludeDialog length={length} day={day} onClose={() => ask(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

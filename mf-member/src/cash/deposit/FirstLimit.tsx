import { isErrorOf, useAction } from '@unisite/shared/api';
import { declineLimit, type PlayPeriod, playPeriod } from '@unisite/shared/contract/protection';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Panel, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { LengthChoice } from '../../form/LengthChoice.tsx';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { highestLimit } from '../../protection/limits/limitRules.ts';
import { useLimitWords } from '../../protection/limits/useLimitWords.ts';
import { useSetLimit } from '../../protection/limits/useSetLimit.ts';
import { cacheProtection } from '../../protection/protectionQuery.ts';
import { AmountField } from '../form/AmountField.tsx';
import styles from './FirstLimit.module.css';

const periods = playPeriod.options;

/** Offers a deposit limit once, before the first deposit (RTS 12); the platform stores either answer. */
export function FirstLimit({ onAnswered }: { onAnswered: () => void }): ReactElement {
  const t = useText();
  const words = useLimitWords();
  const setLimit = useSetLimit();
  const decline = useAction(declineLimit);
  const faultOf = (period: PlayPeriod, value: number | null): string | null => {
    const most = highestLimit({ kind: 'deposit', period });
    if (value === null) return t('protection.edited.missing');
    return value > most ? t('protection.edited.high', { most: words.value('deposit', most) }) : null;
  };
  const form = useForm<{ period: PlayPeriod; value: number | null }>({
    values: { period: 'month', value: null },
    validate: ({ period, value }) => ({ value: faultOf(period, value) }),
    submit: async ({ period, value }) => {
      if (value === null) return;
      await setLimit({ kind: 'deposit', period }, value);
      onAnswered();
    },
  });
  const goOn = async () => {
    try {
      cacheProtection(await decline.mutateAsync({}));
      onAnswered();
    } catch (error) {
      if (!isErrorOf(declineLimit, error)) throw error;
      toastStore.show({ tone: 'error', title: t('deposit.limit.failed'), text: error.message });
    }
  };
  return (
    <Panel title={t('deposit.limit.title')} className={styles.panel}>
      <ValidatedForm form={form}>
        <p className="soft">{t('deposit.limit.text')}</p>
        <LengthChoice
          name="period"
          legend={t('deposit.limit.period')}
          options={periods.map((length) => ({ length, label: t(`protection.period.${length}`) }))}
          value={form.values.period}
          onChange={(period) => form.field('period').onValueChange(period)}
        />
        <AmountField {...form.field('value')} label={t('deposit.limit.amount')} />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy} disabled={decline.isPending}>
            {t('deposit.limit.set')}
          </Button>
          <Button variant="outline" busy={decline.isPending} disabled={form.busy} onClick={() => void goOn()}>
            {t('deposit.limit.none')}
          </Button>
        </div>
        <p className="muted">{t('deposit.limit.once')}</p>
      </ValidatedForm>
    </Panel>
  );
}

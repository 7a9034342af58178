import { isErrorOf, useAction } from '@unisite/shared/api';
import { type TimeOutLength, takeTimeOut } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, ConfirmDialog, Icon, Panel, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { LengthChoice } from '../../form/LengthChoice.tsx';
import { momentText } from '../moment.ts';
import { usePlatformMinute } from '../platformTime.ts';
import { cacheProtection } from '../protectionQuery.ts';
import styles from './Breaks.module.css';
import { breakEnd, timeOutLengths } from './breakEnds.ts';
import { Consequences } from './Consequences.tsx';

/** A break of a day to six weeks. */
export function TimeOutPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  const [length, choose] = useState<TimeOutLength>('day');
  const [asked, ask] = useState(false);
  const { take, busy } = useTimeOut(() => ask(false));
  const endOf = (one: TimeOutLength) => momentText(breakEnd(one, now) ?? new Date(now), now, format);
  const name = t(`protection.length.${length}`);
  return (
    <Panel title={t('protection.timeOut.title')} end={<Icon name="pause" />} className={styles.panel}>
      <div className={`form ${styles.form}`}>
        <LengthChoice
          name="timeOut"
          legend={t('protection.timeOut.legend')}
          options={timeOutLengths.map((one) => ({
            length: one,
            label: t(`protection.length.${one}`),
            end: t('protection.to', { at: endOf(one) }),
          }))}
          value={length}
          onChange={choose}
        />
        <Consequences
          of={[
            { kind: 'no', text: t('protection.timeOut.no') },
            { kind: 'yes', text: t('protection.timeOut.yes') },
            { kind: 'note', text: t('protection.timeOut.note') },
          ]}
        />
        <Button size="lg" aria-haspopup="dialog" onClick={() => ask(true)}>
          {t('protection.timeOut.take', { length: name })}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        icon="pause"
        title={t('protection.timeOut.confirmTitle', { length: name })}
        text={t('protection.timeOut.confirmText', { at: endOf(length) })}
        confirm={t('protection.timeOut.take', { length: name })}
        busy={busy}
        onConfirm={() => void take(length)}
        onClose={() => ask(false)}
      />
    </Panel>
  );
}

function useTimeOut(close: () => void) {
  const t = useText();
  const send = useAction(takeTimeOut);
  const take = async (length: TimeOutLength) => {
    try {
      const value = await send.mutateAsync({ length });
      toastStore.show({ title: t('protection.timeOut.done'), icon: 'pause' });
      cacheProtection(value);
    } catch (error) {
      if (!isErrorOf(takeTimeOut, error)) throw error;
      toastStore.show({ tone: 'error', title: t('protection.timeOut.failed'), text: error.message });
    }
    close();
  };
  return { take, busy: send.isPending };
}

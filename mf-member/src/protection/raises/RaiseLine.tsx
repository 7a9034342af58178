import { invalidate, isErrorOf, useAction } from '@unisite/shared/api';
import { answerRaise, type PlayLimit, protection } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Countdown, Icon, toastStore, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useLimitWords } from '../limits/useLimitWords.ts';
import { momentText } from '../moment.ts';
import { useHasPassed, usePlatformClock, usePlatformMinute } from '../platformTime.ts';
import { cacheProtection } from '../protectionQuery.ts';
import styles from './Raises.module.css';

interface RaiseLineProps {
  limit: PlayLimit;
  raise: NonNullable<PlayLimit['raise']>;
  onBreak: boolean;
  /** Its buttons are gone. */
  onAnswered: () => void;
}

/** A requested higher limit: when it can be confirmed, and until when. */
export function RaiseLine({ limit, raise, onBreak, onAnswered }: RaiseLineProps): ReactElement {
  const t = useText();
  const words = useLimitWords();
  const isReady = useHasPassed(raise.confirmFrom);
  const { kind, period, own } = limit;
  const name = `${t(`protection.kind.${kind}`)}, ${t(`protection.period.${period}`)}`;
  const { answer, pending } = useAnswer(limit, onAnswered);
  const withdraw = (
    <Button size="sm" busy={pending === 'withdraw'} disabled={pending === 'confirm'} onClick={() => answer('withdraw')}>
      {t(isReady ? 'protection.raise.keep' : 'protection.raise.withdraw')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
  return (
    <li className={styles.raise} data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check-circle' : 'clock'} />
      <p>
        <b>
          {name}: {own === null ? '' : words.figures(kind, own)} →{' '}
          {raise.value === null ? t('protection.raise.noLimit') : words.value(kind, raise.value)}.
        </b>{' '}
        {isReady ? <Ready until={raise.confirmUntil} /> : <NotYet from={raise.confirmFrom} />}
      </p>
      <div className={styles.answers}>
        {isReady && !onBreak && (
          <Button
            size="sm"
            busy={pending === 'confirm'}
            disabled={pending === 'withdraw'}
            onClick={() => answer('confirm')}
          >
            {t('protection.raise.confirm')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        {withdraw}
      </div>
    </li>
  );
}

function NotYet({ from }: { from: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  return (
    <>
      {t('protection.raise.from', { at: momentText(from, now, format) })} <TimeTo moment={from} />.
    </>
  );
}

function Ready({ until }: { until: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  return (
    <>
      {t('protection.raise.until', { at: momentText(until, now, format) })} <TimeTo moment={until} />.
    </>
  );
}

function TimeTo({ moment }: { moment: string }): ReactElement {
  const now = usePlatformClock();
  return (
    <b>
      <Countdown look="text" until={Date.parse(moment)} now={now} />
    </b>
  );
}

type Answer = 'confirm' | 'withdraw';

function useAnswer({ kind, period }: PlayLimit, onAnswered: () => void) {
  const t = useText();
  const send = useAction(answerRaise);
  const run = async (answer: Answer) => {
    try {
      cacheProtection(await send.mutateAsync({ kind, period, answer }));
      toastStore.show({
        title: t(answer === 'confirm' ? 'protection.raise.confirmed' : 'protection.raise.withdrawn'),
        icon: 'check-circle',
      });
      onAnswered();
    } catch (error) {
      if (!isErrorOf(answerRaise, error)) throw error;
      void invalidate(protection);
      toastStore.show({ tone: 'error', title: t('protection.raise.failed'), text: error.message });
    }
  };
  return {
    answer: (answer: Answer) => void run(answer),
    pending: send.isPending ? send.variables.answer : null,
  };
}

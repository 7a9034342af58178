import type { PlayLimit } from '@unisite/shared/contract/protection';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, Icon, VisuallyHidden } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { momentText } from '../moment.ts';
import { useHasPassed, usePlatformMinute } from '../platformTime.ts';
import styles from './Limits.module.css';
import { leftOf, toneOf, usedAmount, usedShare } from './limitRules.ts';
import { useLimitWords } from './useLimitWords.ts';

interface LimitBoxProps {
  limit: PlayLimit;
  onEdit: () => void;
}

/** One limit: what is left of it, or "none". Pressing it edits it. */
export function LimitBox({ limit, onEdit }: LimitBoxProps): ReactElement {
  const t = useText();
  const { kind, period } = limit;
  const set = limit.limit;
  return (
    <button
      type="button"
      className={classNames('informs', styles.box, set === null && styles.unset)}
      aria-haspopup="dialog"
      onClick={onEdit}
    >
      <VisuallyHidden>{t(`protection.kind.${kind}`)}, </VisuallyHidden>
      {set === null ? (
        <>
          <span>{t('protection.unset', { period: t(`protection.period.${period}`) })}</span>
          <span className="btn btn--sm">
            <Icon name="plus" size={16} />
            {t('protection.set')}
          </span>
        </>
      ) : (
        <SetLimit limit={limit} value={set.value} source={set.source} />
      )}
    </button>
  );
}

function SetLimit({
  limit,
  value,
  source,
}: {
  limit: PlayLimit;
  value: number;
  source: NonNullable<PlayLimit['limit']>['source'];
}): ReactElement {
  const t = useText();
  const words = useLimitWords();
  const { kind, period, used, raise } = limit;
  const share = usedShare(value, used);
  const tone = toneOf(share);
  return (
    <>
      <span className={styles.head}>
        {t(`protection.period.${period}`)}
        <VisuallyHidden>, {t('protection.edit')}. </VisuallyHidden>
        <Icon name="edit" size={14} />
      </span>
      <span className={styles.left}>
        {words.value(kind, leftOf(value, used))} <small>{t('protection.left')}</small>
      </span>
      <span aria-hidden>
        <Meter value={share} label={t('protection.used')} tone={tone === 'gold' ? undefined : tone} />
      </span>
      <VisuallyHidden>, {t('protection.usedPercent', { percent: Math.floor(share * 100) })}. </VisuallyHidden>
      <span className={styles.foot}>
        <span>
          {t('protection.used')} <span className="num">{words.figures(kind, usedAmount(used))}</span>
        </span>{' '}
        <span className="num">/ {words.value(kind, value)}</span>
      </span>
      <Warning limit={limit} share={share} />
      {source !== 'member' && (
        <span className={styles.note}>
          <Icon name="info" size={14} />
          {t(`protection.source.${source}`)}
        </span>
      )}
      {raise && <Waiting raise={raise} kind={kind} />}
    </>
  );
}

/** The colour's meaning as text. */
function Warning({ limit, share }: { limit: PlayLimit; share: number }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const now = usePlatformMinute();
  const tone = toneOf(share);
  if (tone === 'jade') return null;
  const { freesAt } = limit;
  const reached = freesAt
    ? t('protection.reachedUntil', { at: momentText(freesAt, now, format) })
    : t('protection.reached');
  return (
    <span className={styles.note} data-tone={tone}>
      <Icon name="alert" size={14} />
      {share >= 1 ? reached : t(`protection.tone.${tone}`)}
    </span>
  );
}

function Waiting({ raise, kind }: { raise: NonNullable<PlayLimit['raise']>; kind: PlayLimit['kind'] }): ReactElement {
  const t = useText();
  const words = useLimitWords();
  const isReady = useHasPassed(raise.confirmFrom);
  const asked =
    raise.value === null
      ? t('protection.raise.waitingNone')
      : t('protection.raise.waiting', { value: words.value(kind, raise.value) });
  return (
    <span className={styles.note} data-tone="gold">
      <Icon name="clock" size={14} />
      {isReady ? t('protection.raise.toConfirm') : asked}
    </span>
  );
}

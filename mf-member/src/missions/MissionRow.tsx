import { CLAIM_DAYS, type MemberMission } from '@unisite/shared/contract/missions';
import { addDays } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { iconOf, leadsTo } from './leadsTo.ts';
import styles from './Missions.module.css';
import { useGiftText } from './useGiftText.ts';

interface MissionRowProps {
  mission: MemberMission;
  /** Whether any reward is being claimed. */
  isBusy: boolean;
  onClaim: () => void;
}

/** A mission: progress, reward, and the next action. */
export function MissionRow({ mission, isBusy, onClaim }: MissionRowProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const giftText = useGiftText();
  const { title, goal, gives, progress, target, state } = mission;
  const { figure, unit } = giftText(gives);
  const counted = { done: format.number(progress), target: format.number(target) };
  return (
    <li className={classNames(styles.task, state === 'ready' && styles.ready)} data-state={state}>
      <span className={styles.mark}>
        <Icon name={iconOf(goal)} />
      </span>
      <span className={styles.text}>
        <strong>{title}</strong>
        <small>{usePeriodText(mission)}</small>
      </span>
      <span className={styles.bar}>
        <Meter
          value={progress / target}
          label={`${title}: ${t('missions.progress', counted)}`}
          tone={progress >= target ? 'jade' : undefined}
        />
        <span className="num">{t('missions.figures', counted)}</span>
      </span>
      <span className={styles.prize}>
        {figure} <small>{unit}</small>
      </span>
      <span className={styles.act}>
        {state === 'ready' && (
          <Button
            size="sm"
            variant="primary"
            disabled={isBusy}
            aria-label={t('missions.claimOne', { title })}
            onClick={onClaim}
          >
            {t('missions.claim')}
          </Button>
        )}
        {state === 'open' && (
          <Button size="sm" href={leadsTo(goal)} aria-label={t('missions.goOnWith', { title })}>
            {t('missions.goOn')}
          </Button>
        )}
        {state === 'claimed' && <Tag icon="check">{t('missions.claimed')}</Tag>}
      </span>
    </li>
  );
}

/** How often it recurs; or for a past one its period, and until when it can be claimed. */
function usePeriodText({ repeats, isOver, lastDay }: MemberMission): string {
  const t = useText();
  const format = useFormat();
  if (lastDay === null) return t(`missions.group.${repeats}`);
  const day = format.dayAndMonth(lastDay);
  if (repeats === 'once' && !isOver) return t('missions.onceUntil', { day });
  if (!isOver) return t(`missions.group.${repeats}`);
  const until = format.dayAndMonth(addDays(lastDay, CLAIM_DAYS));
  return t(repeats === 'weekly' ? 'missions.ofWeek' : 'missions.ofDay', { day, until });
}

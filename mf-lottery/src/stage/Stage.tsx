import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { type ElectronicGroup, electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon, Tag, useClock, useUid, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ProofPanel } from '../betting/ProofPanel.tsx';
import { useNextDraw } from '../draws/useNextDraw.ts';
import { certainReadings, drawOf } from '../electronic/certainReadings.ts';
import { StatisticValue } from '../electronic/StatisticValue.tsx';
import { readingKeys } from '../electronic/statistics.ts';
import { placeInDay } from '../results/latest.ts';
import styles from './Stage.module.css';
import { StagedTickets } from './StagedTickets.tsx';
import { StageSteps } from './StageSteps.tsx';
import { StageWindows } from './StageWindows.tsx';
import { nextStateAt, type Staged, stagedDraw } from './stageOf.ts';
import { useCurrentDraw } from './useCurrentDraw.ts';
import { useOpenedCount } from './useOpenedCount.ts';

/** An electronic draw live: betting closed, values revealed one by one, tickets paid. Nothing for other games. */
export function Stage({ game }: { game: LotteryGame }): ReactElement | null {
  const kind = electronicGroupOf(game);
  const { data } = useCurrentDraw(game.code);
  const nextState = useClock((now) => (data ? nextStateAt(data, now) : 'open'));
  if (!kind) return null;
  if (!data) return <section className={`panel ${styles.stage} ${styles.bones}`} aria-busy />;
  const staged = stagedDraw(data, nextState);
  if (!staged) return <NoDraw game={game} />;
  return <StagePanel key={staged.numero} game={game} kind={kind} staged={staged} next={data.draw} />;
}

interface StagePanelProps {
  game: LotteryGame;
  kind: ElectronicGroup;
  staged: Staged;
  next: { readonly numero: string; readonly seedHash: string | null } | null;
}

const NOTHING: readonly string[] = [];

function StagePanel({ game, kind, staged, next }: StagePanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const [isProofOpen, setProofOpen] = useState(false);
  const { count } = drawOf[kind];
  const due = useOpenedCount(staged.drawsAt, count);
  const numbers = staged.phase === 'drawn' ? staged.numbers : NOTHING;
  const opened = numbers.slice(0, due);
  const isOpened = opened.length === count;
  const name = placeInDay(staged.numero) ?? format.date(staged.drawsAt);
  return (
    <>
      <section className={`panel ${styles.stage}`} aria-labelledby={titleId}>
        <div className={styles.main}>
          <div className={styles.head}>
            <h2 id={titleId}>{t('elott.numero', { numero: name })}</h2>
            <StageState staged={staged} isOpened={isOpened} />
            <span>
              {t('stage.at')} <span className="num">{format.exactTime(staged.drawsAt)}</span>
            </span>
          </div>
          {staged.phase === 'voided' ? (
            <p className={styles.voided}>{t('stage.voidedText')}</p>
          ) : (
            <StageWindows kind={kind} opened={opened} isTurning={staged.phase !== 'closed' && !isOpened} />
          )}
          <StageSteps staged={staged} isOpened={isOpened} />
        </div>
        <StagedTickets game={game} staged={staged} opened={opened} isOpened={isOpened} />
        <dl className={styles.readings}>
          {certainReadings(kind, opened).map((reading, at) => (
            <div key={readingKeys[kind][at]}>
              <dt>{t(`reading.${readingKeys[kind][at]}`)}</dt>
              <dd>{reading ? <StatisticValue reading={reading} /> : '–'}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.commit}>
          {next?.seedHash && (
            <>
              <Icon name="shield" size={16} />
              <span>{t('stage.hashOf', { numero: placeInDay(next.numero) ?? next.numero })}</span>
              <code>{next.seedHash}</code>
            </>
          )}
          {isOpened && (
            <Button size="sm" variant="quiet" aria-expanded={isProofOpen} onClick={() => setProofOpen(!isProofOpen)}>
              {t('stage.verify', { numero: name })}
            </Button>
          )}
        </div>
        <VisuallyHidden>
          <span aria-live="polite">
            {isOpened ? t('stage.opened', { numero: name, numbers: numbers.join(' ') }) : ''}
          </span>
        </VisuallyHidden>
      </section>
      {isOpened && isProofOpen && <ProofPanel code={game.code} numero={staged.numero} />}
    </>
  );
}

/** The draw's state in a word. */
function StageState({ staged, isOpened }: { staged: Staged; isOpened: boolean }): ReactElement {
  const t = useText();
  if (staged.phase === 'voided') return <Tag icon="rollback">{t('stage.state.voided')}</Tag>;
  if (staged.phase === 'closed')
    return (
      <Tag tone="gold" icon="lock">
        {t('stage.state.closed')}
      </Tag>
    );
  if (isOpened)
    return (
      <Tag tone="jade" icon="check">
        {t('stage.state.opened')}
      </Tag>
    );
  return (
    <Tag tone="coral" icon="activity">
      {t('stage.state.drawing')}
    </Tag>
  );
}

/** There was no draw yet, and none is due. */
function NoDraw({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { drawAt } = useNextDraw(game);
  return (
    <section className={`panel ${styles.stage}`}>
      <p className={styles.voided}>{t('stage.none', { time: format.dateTime(new Date(drawAt)) })}</p>
    </section>
  );
}

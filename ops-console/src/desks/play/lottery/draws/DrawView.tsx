import { type DeskDrawDetail, lotteryDraw } from '@unisite/shared/contract/operatorsLottery';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, ErrorState, Notice, Panel, Skeleton, Tag, useClock } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { drawTags } from './drawTags.ts';
import { ExposurePanel } from './ExposurePanel.tsx';
import { ResultForm } from './ResultForm.tsx';
import { ResultsGiven } from './ResultsGiven.tsx';
import { Settlement } from './Settlement.tsx';

const POLL_INTERVAL_MS = 3_000;

/** One draw: its exposure while open, entry of its result, progress of its settlement, and all results so far. */
export function DrawView({ code, numero }: { code: string; numero: string }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(lotteryDraw, { code, numero }, { every: POLL_INTERVAL_MS });
  return (
    <>
      <p>
        <Button size="sm" variant="quiet" icon="left" href={hashOf({ page: 'lottery', look: null })}>
          {t('draws.back')}
        </Button>
      </p>
      {data ? (
        <Draw detail={data} />
      ) : error ? (
        <ErrorState
          title={t('draws.oneFailed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <Panel busy>
          <Skeleton kind="row" count={6} />
        </Panel>
      )}
    </>
  );
}

function Draw({ detail }: { detail: DeskDrawDetail }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { draw } = detail;
  const name = localized(draw.name);
  const isVoided = detail.results.some(({ prizes }) => prizes === null);
  const isPast = useClock((at) => Date.parse(draw.drawsAt) <= at);
  return (
    <>
      <div className={cards.head}>
        <div>
          <div className="row">
            <h1>{t('draws.of', { name, numero: draw.numero })}</h1>
            <Tag {...drawTags[draw.state]}>{t(`draws.state.${draw.state}`)}</Tag>
          </div>
          <p className="muted">
            {draw.isOfficial
              ? t('draws.isOfficial')
              : t('draws.isHouse', { source: t(`draws.entropy.${draw.entropy?.source ?? 'none'}`) })}
          </p>
        </div>
        {draw.voiding ? (
          <Button size="sm" variant="outline" icon="shield" href={hashOf({ page: 'acts' })}>
            {t('draws.voiding')}
          </Button>
        ) : (
          !isVoided && (
            <DialogButton size="sm" variant="danger" icon="block" request={{ kind: 'voidDraw', draw }}>
              {t('draws.void')}
            </DialogButton>
          )
        )}
      </div>
      {isPast && draw.state === 'drawing' && draw.entropy?.isKnown === false && (
        <Notice tone="warn">{t(`draws.late.${draw.entropy.source}`)}</Notice>
      )}
      <Facts detail={detail} />
      {draw.state === 'open' || draw.state === 'drawing' ? <ExposurePanel draw={draw} /> : <Settlement draw={draw} />}
      <div className={styles.two}>
        {draw.isOfficial && isPast && !isVoided && (
          // each revision starts with an empty form
          <ResultForm key={`${draw.revision} ${draw.prizes !== null}`} detail={detail} />
        )}
        {draw.isOfficial && <ResultsGiven detail={detail} />}
      </div>
    </>
  );
}

function Facts({ detail: { draw } }: { detail: DeskDrawDetail }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const money = (which: 'staked' | 'won') =>
    draw.money.length === 0
      ? '0'
      : draw.money.map((sum) => `${format.figures(sum[which], { whole: true })} ${sum.currency}`).join(', ');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('draws.closes')}</dt>
        <dd>{figures.when(draw.closesAt)}</dd>
      </div>
      <div>
        <dt>{t('draws.at')}</dt>
        <dd>{figures.when(draw.drawsAt)}</dd>
      </div>
      <div>
        <dt>{t('draws.tickets')}</dt>
        <dd>{figures.count(draw.tickets)}</dd>
      </div>
      <div>
        <dt>{t('draws.staked')}</dt>
        <dd>{money('staked')}</dd>
      </div>
      <div>
        <dt>{t('draws.won')}</dt>
        <dd>{money('won')}</dd>
      </div>
      <div>
        <dt>{t('draws.revision')}</dt>
        <dd>{figures.count(draw.revision)}</dd>
      </div>
    </dl>
  );
}

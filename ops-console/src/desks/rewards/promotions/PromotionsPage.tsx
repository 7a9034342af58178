import './promotionDeskTexts.ts';
import './applications/applicationTexts.ts';
import { type DeskPromotion, promotionDesk } from '@unisite/shared/contract/operatorsPromotions';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, EmptyState, ErrorState, Panel, Skeleton, Tabs, Tag, type TagProps } from '@unisite/shared/ui';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Promotions.module.css';
import { useOfferText } from './useOfferText.ts';

const looks: Readonly<Record<DeskPromotion['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  scheduled: { tone: 'sky', icon: 'clock' },
  running: { tone: 'jade', icon: 'play' },
  ended: { icon: 'history' },
};

const PromotionEditor = lazy(async () => ({ default: (await import('./PromotionEditor.tsx')).PromotionEditor }));
const RefusalsDialog = lazy(async () => ({ default: (await import('./RefusalsDialog.tsx')).RefusalsDialog }));

const ApplicationsDesk = lazy(async () => ({
  default: (await import('./applications/ApplicationsDesk.tsx')).ApplicationsDesk,
}));

interface RewardDesk {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  /** Null: the promotions themselves. */
  readonly Desk: ComponentType | null;
}

/** Other desks that give rewards, each a tab. */
export interface PromotionsPageParts {
  readonly rewardDesks: readonly RewardDesk[];
}

const promotions: RewardDesk = {
  id: 'promotions',
  title: 'promotionDesk.all',
  intro: 'promotionDesk.intro',
  Desk: null,
};
const applications: RewardDesk = {
  id: 'applications',
  title: 'applications.title',
  intro: 'applications.intro',
  Desk: ApplicationsDesk,
};

/** Promotions with offers, numbers of members, and cost; with buttons to write and end one. */
export function PromotionsPage({ rewardDesks }: PromotionsPageParts): ReactElement {
  const t = useText();
  const [id, setId] = useState(promotions.id);
  const desks = [promotions, applications, ...rewardDesks];
  useTitle(t('nav.promotions'));
  const { intro, Desk } = desks.find((one) => one.id === id) ?? promotions;
  return (
    <>
      <div>
        <h1>{t('nav.promotions')}</h1>
        {intro && <p className="muted">{t(intro)}</p>}
      </div>
      <Tabs
        label={t('nav.promotions')}
        fit
        tabs={desks.map((one) => ({ id: one.id, label: t(one.title) }))}
        value={id}
        onChange={setId}
      />
      {Desk ? (
        <Suspense fallback={<Skeleton kind="row" count={5} />}>
          <Desk />
        </Suspense>
      ) : (
        <Promotions />
      )}
    </>
  );
}

function Promotions(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useOperation(promotionDesk, {});
  const [edited, setEdited] = useState<{ readonly promotion: DeskPromotion | null } | null>(null);
  if (data && edited)
    return (
      <Suspense fallback={<Skeleton kind="row" count={8} />}>
        <PromotionEditor promotion={edited.promotion} banners={data.banners} onClose={() => setEdited(null)} />
      </Suspense>
    );
  return (
    <Panel
      flush
      busy={isFetching}
      title={t('promotionDesk.all')}
      end={
        data && (
          <Button size="sm" variant="primary" icon="plus" onClick={() => setEdited({ promotion: null })}>
            {t('promotionDesk.new')}
          </Button>
        )
      }
    >
      {data?.rows.length === 0 && <EmptyState title={t('promotionDesk.none')} text={t('promotionDesk.noneText')} />}
      {data && data.rows.length > 0 && (
        <ul className={rows.rows}>
          {data.rows.map((row) => (
            <Line key={row.id} promotion={row} onChange={() => setEdited({ promotion: row })} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          title={t('promotionDesk.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className="panel__body">
          <Skeleton kind="row" count={5} />
        </div>
      )}
    </Panel>
  );
}

function Line({ promotion, onChange }: { promotion: DeskPromotion; onChange: () => void }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const format = useFormat();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const offerText = useOfferText();
  const { id, state, draft, joined, refused, given, held, released, returned } = promotion;
  const [looksAt, setLooks] = useState(false);
  const title = localized(draft.title);
  const money = (sum: number) => format.money(sum, { whole: true });
  const of = [
    ['joined', figures.count(joined)],
    ['given', figures.count(given)],
    ['held', money(held)],
    ['released', money(released)],
    ['returned', money(returned)],
  ] as const;
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag {...looks[state]}>{t(`promotionDesk.state.${state}`)}</Tag>
          <strong>{title}</strong>
        </div>
        <p className={styles.offer}>{offerText(draft.offer).join(' · ')}</p>
        <p className="muted">
          {[
            id,
            draft.markets.map(nameOf).join(', '),
            t('offerText.since', { at: figures.when(draft.from) }),
            ...(draft.until ? [t('offerText.to', { at: figures.when(draft.until) })] : []),
          ].join(' · ')}
        </p>
        {draft.offer && (
          <dl className={styles.figures}>
            {of.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`promotionDesk.figure.${name}`)}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="row">
        {refused > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('promotionDesk.shared.openOf', { title })}
            onClick={() => setLooks(true)}
          >
            {t('promotionDesk.shared.open', { count: refused })}
          </Button>
        )}
        {looksAt && (
          <Suspense>
            <RefusalsDialog promotion={promotion} onClose={() => setLooks(false)} />
          </Suspense>
        )}
        <Button size="sm" variant="outline" aria-label={t('promotionDesk.changeOf', { title })} onClick={onChange}>
          {t('promotionDesk.change')}
        </Button>
        {state !== 'ended' && (
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('offerText.endOf', { title })}
            request={{ kind: 'endPromotion', promotion }}
          >
            {t('offerText.end')}
          </DialogButton>
        )}
      </div>
    </li>
  );
}

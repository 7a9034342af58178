import { prefetch, useOperation } from '@unisite/shared/api';
import { promotions } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Button, Chips, EmptyState, Panel, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { kindsOf, withLead } from '../promotions/groupPromotions.ts';
import { LeadOffer } from '../promotions/LeadOffer.tsx';
import styles from '../promotions/Offers.module.css';
import { OffersSkeleton } from '../promotions/OffersSkeleton.tsx';
import { PromotionOffer } from '../promotions/PromotionOffer.tsx';

const every = 'all';

prefetch(promotions, {});

/** All running promotions by kind, which the address names. */
export default function PromotionsPage(): ReactElement {
  const t = useText();
  const address = useSearch();
  const running = useOperation(promotions, {}, { staleTime: 60_000 });
  const rows = running.data?.rows ?? [];
  const kinds = kindsOf(rows);
  const kind = kinds.find((one) => one.kind === address.get('kind'))?.kind ?? null;
  const unknownKind = kind === null && address.get('kind') !== null;
  const { lead, others } = withLead(rows, kind);
  const choose = (id: string) =>
    navigate(id === every ? '/promotions' : `/promotions?kind=${encodeURIComponent(id)}`, { replace: true });

  return (
    <div className="wrap page page--tight">
      <header className={styles.head}>
        <div>
          <h1>{t('promotions.title')}</h1>
          <p className="muted">{running.data ? t('promotions.count', { count: rows.length }) : '\u00a0'}</p>
        </div>
        {kinds.length > 1 && (
          <Chips
            label={t('promotions.filter')}
            options={[
              { id: every, label: t('promotions.all'), count: String(rows.length) },
              ...kinds.map((one) => ({ id: one.kind, label: t(`kind.${one.kind}`), count: String(one.count) })),
            ]}
            value={kind ?? (unknownKind ? '' : every)}
            onChange={choose}
            bleed
          />
        )}
      </header>
      {running.error && !running.data && (
        <Panel>
          <QueryError title={t('promotions.failed')} query={running} />
        </Panel>
      )}
      {!running.data && !running.error && <OffersSkeleton />}
      {running.data && (rows.length === 0 || unknownKind) && (
        <Panel>
          <EmptyState
            picture="search"
            title={t(rows.length === 0 ? 'promotions.none' : 'promotions.noneOfKind')}
            text={t(rows.length === 0 ? 'promotions.noneText' : 'promotions.noneOfKindText')}
            action={
              rows.length === 0 ? (
                <Button variant="primary" href="/index">
                  {t('promotions.home')}
                </Button>
              ) : (
                <Button variant="primary" onClick={() => choose(every)}>
                  {t('promotions.showAll')}
                </Button>
              )
            }
          />
        </Panel>
      )}
      {running.data && rows.length > 0 && !unknownKind && (
        <div className={styles.offers}>
          {lead && <LeadOffer promotion={lead} />}
          {others.map((promotion) => (
            <PromotionOffer key={promotion.id} promotion={promotion} kind />
          ))}
        </div>
      )}
    </div>
  );
}

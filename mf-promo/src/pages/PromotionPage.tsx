import { useOperation } from '@unisite/shared/api';
import { promotionDetail } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { useSearch } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, Placeholder, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { OtherPromotions } from '../promotions/OtherPromotions.tsx';
import { PromotionTerms } from '../promotions/PromotionTerms.tsx';

/** One promotion with its terms (`id` in the address). */
export default function PromotionPage(): ReactElement {
  const t = useText();
  const address = useSearch();
  const id = address.get('id') ?? '';
  const detail = useOperation(promotionDetail, { id }, { enabled: id !== '' && id.length <= 60 });
  const unknown = id === '' || id.length > 60 || detail.error?.code === 'NOT_FOUND';

  return (
    <div className="wrap page">
      {unknown && (
        <>
          <h1 className="visually-hidden">{t('promotions.title')}</h1>
          <Panel>
            <EmptyState
              picture="ticket"
              title={t('detail.unknown')}
              text={t('detail.unknownText')}
              action={
                <Button variant="primary" href="/promotions">
                  {t('detail.toAll')}
                </Button>
              }
            />
          </Panel>
        </>
      )}
      {!unknown && detail.error && !detail.data && <QueryError title={t('detail.failed')} query={detail} />}
      {!unknown && !detail.data && !detail.error && (
        <div aria-busy>
          <Placeholder shape="hero" />
        </div>
      )}
      {detail.data && !unknown && <PromotionTerms promotion={detail.data} />}
      {(detail.data || unknown) && <OtherPromotions except={id} />}
    </div>
  );
}

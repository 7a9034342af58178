import './promotionDeskTexts.ts';
import { promotionRefusals } from '@unisite/shared/contract/operatorsPromotionRefusals';
import type { DeskPromotion } from '@unisite/shared/contract/operatorsPromotions';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Dialog, EmptyState, ErrorState, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';

interface RefusalsDialogProps {
  promotion: DeskPromotion;
  onClose: () => void;
}

/** Members refused by a promotion because of somebody else, and who that is. */
export function RefusalsDialog({ promotion: { id, draft }, onClose }: RefusalsDialogProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(promotionRefusals, { id });
  return (
    <Dialog
      open
      title={t('promotionDesk.shared.title', { title: localized(draft.title) })}
      icon="user"
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{t('promotionDesk.shared.intro')}</p>
        {!data && error && (
          <ErrorState
            title={t('promotionDesk.shared.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton kind="row" count={3} />}
        {data?.rows.length === 0 && <EmptyState title={t('promotionDesk.shared.none')} />}
        {data && data.rows.length > 0 && (
          <ul className={rows.rows}>
            {data.rows.map(({ account, code, at, others }) => (
              <li key={account}>
                <div className={rows.text}>
                  <div className="row">
                    <strong>{account}</strong>
                    <Tag>{t(`promotionDesk.shared.code.${code}`)}</Tag>
                  </div>
                  <p className="muted">
                    {others.length === 0
                      ? t('promotionDesk.shared.nobody')
                      : t('promotionDesk.shared.with', { accounts: others.join(', ') })}
                    {` · ${figures.when(at)}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

import { useOperation } from '@unisite/shared/api';
import { type GoodsItem, pointBalance, pointRewards } from '@unisite/shared/contract/points';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { requireLogin, usePermissions } from '@unisite/shared/session';
import { Button, Chips, EmptyState, Panel, Placeholder, QueryError, SearchField, Switch } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { GoodsCard } from './GoodsCard.tsx';
import styles from './Mall.module.css';
import { categoriesOf, type GoodsFilter, selectGoods } from './selectGoods.ts';

const RedeemDialog = lazy(() => import('./RedeemDialog.tsx'));
const every = 'all';
const noFilter = { category: null, text: '' } as const;

/** The mall's items, filtered by category, text, and affordability. */
export function GoodsGrid(): ReactElement {
  const t = useText();
  const { memberCentre, guest } = usePermissions();
  const goods = useOperation(pointRewards, {}, { staleTime: 30_000 });
  const balance = useOperation(pointBalance, {}, { enabled: memberCentre }).data?.balance ?? null;
  const [filter, setFilter] = useState<Pick<GoodsFilter, 'category' | 'text'>>(noFilter);
  const [affordable, setAffordable] = useState(false);
  const [chosen, choose] = useState<GoodsItem | null>(null);

  if (goods.error && !goods.data)
    return (
      <Panel>
        <QueryError title={t('mall.failed')} query={goods} />
      </Panel>
    );
  if (!goods.data)
    return (
      <div aria-busy>
        <Placeholder shape="cards" />
      </div>
    );
  const { rows } = goods.data;
  if (rows.length === 0)
    return (
      <Panel>
        <EmptyState picture="ticket" level={2} title={t('mall.empty')} text={t('mall.emptyText')} />
      </Panel>
    );
  const categories = categoriesOf(rows);
  const shown = selectGoods(rows, { ...filter, points: affordable ? (balance ?? 0) : null });
  const reset = () => {
    setFilter(noFilter);
    setAffordable(false);
  };
  return (
    <div className="stack">
      <h2 className="visually-hidden">{t('mall.tab.goods')}</h2>
      <div className={styles.filters}>
        <Chips
          label={t('mall.categories')}
          bleed
          options={[
            { id: every, label: t('mall.all'), count: String(rows.length) },
            ...categories.map(({ category, count }) => ({
              id: category,
              label: t(`mall.category.${category}`),
              count: String(count),
            })),
          ]}
          value={filter.category ?? every}
          onChange={(id) =>
            setFilter({ ...filter, category: categories.find(({ category }) => category === id)?.category ?? null })
          }
        />
        <SearchField
          label={t('mall.search')}
          value={filter.text}
          maxLength={60}
          onValue={(text) => setFilter({ ...filter, text })}
        />
        {memberCentre && (
          <Switch checked={affordable} onChange={({ target }) => setAffordable(target.checked)}>
            {t('mall.affordable')}
          </Switch>
        )}
      </div>
      {shown.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('mall.nothing')}
            text={t('mall.nothingText')}
            action={
              <Button variant="primary" onClick={reset}>
                {t('mall.showAll')}
              </Button>
            }
          />
        </Panel>
      ) : (
        <ul className={styles.goods}>
          {shown.map((item, index) => (
            <li key={item.id}>
              <GoodsCard
                item={item}
                points={balance}
                first={index < 6}
                onRedeem={() => {
                  if (guest) bus.emit('modal.open', { modal: 'registerModal' });
                  else if (requireLogin('/pointMall')) choose(item);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Suspense>
          <RedeemDialog item={chosen} points={balance ?? 0} onClose={() => choose(null)} />
        </Suspense>
      )}
    </div>
  );
}

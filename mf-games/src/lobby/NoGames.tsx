import type { Category } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { useLocation } from '@unisite/shared/navigation';
import { requireLogin, useSession } from '@unisite/shared/session';
import { Button, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type Filters, hasFilters } from './filters.ts';

/** Why there are no games, and one action to change it. */
export function NoGames({
  category,
  filters,
  onClear,
}: {
  category: Category;
  filters: Filters;
  onClear: () => void;
}): ReactElement {
  const t = useText();
  const { pathname, search } = useLocation();
  const { status } = useSession();

  if (!hasFilters(filters)) return <NoShelf category={category} />;
  const text = filters.text.trim();
  const clear = (
    <Button icon="close" onClick={onClear}>
      {t('none.clear')}
    </Button>
  );
  if (text !== '') {
    return (
      <Panel>
        <EmptyState title={t('none.text', { text })} text={t('none.textNote')} action={clear} />
      </Panel>
    );
  }
  if (filters.flag === 'favourite' && status === 'out') {
    return (
      <Panel>
        <EmptyState
          title={t('none.favouriteOut')}
          text={t('none.favouriteNote')}
          action={
            <Button variant="primary" onClick={() => requireLogin(pathname + search)}>
              {t('none.signIn')}
            </Button>
          }
        />
      </Panel>
    );
  }
  const starless = filters.flag === 'favourite' && filters.vendor === null;
  return (
    <Panel>
      <EmptyState
        title={t(starless ? 'none.favourite' : 'none.filters')}
        text={t(starless ? 'none.favouriteNote' : 'none.filtersNote')}
        action={clear}
      />
    </Panel>
  );
}

/** The market has no vendor in this category. */
export function NoShelf({ category }: { category: Category }): ReactElement {
  const t = useText();
  return (
    <Panel>
      <EmptyState
        picture="lantern"
        title={t('none.shelf', { category: t(`category.${category}`) })}
        text={t('none.shelfNote')}
        action={
          <Button variant="primary" href="/index">
            {t('none.shelfElsewhere')}
          </Button>
        }
      />
    </Panel>
  );
}

import type { Category } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { Filters } from './filters.ts';
import { GameGrid } from './GameGrid.tsx';
import styles from './GameList.module.css';
import { LoadMore } from './LoadMore.tsx';
import { NoGames } from './NoGames.tsx';
import type { Games } from './useGames.ts';

interface GameListProps {
  category: Category;
  filters: Filters;
  games: Games;
  onClear: () => void;
}

/** The filtered games, in every state that the list can have. */
export function GameList({ category, filters, games, onClear }: GameListProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  return (
    <section aria-labelledby={titleId} aria-busy={games.state === 'loading' || undefined}>
      <h2 id={titleId} className="visually-hidden">
        {t('list.label')}
      </h2>
      <p className="visually-hidden" role="status">
        {games.state === 'ready' && !games.outdated
          ? t('list.found', { count: games.total, figure: format.number(games.total) })
          : ''}
      </p>
      <List category={category} filters={filters} games={games} onClear={onClear} />
    </section>
  );
}

function List({ category, filters, games, onClear }: GameListProps): ReactElement {
  const t = useText();
  if (games.state === 'loading') {
    return (
      <div className="tiles" aria-hidden>
        <Skeleton kind="tile" count={24} />
      </div>
    );
  }
  if (games.state === 'failed') {
    return (
      <Panel>
        <ErrorState
          title={t('list.failed')}
          text={games.message}
          code={games.code}
          busy={games.busy}
          onRetry={games.retry}
        />
      </Panel>
    );
  }
  if (games.total === 0 && !games.outdated) return <NoGames category={category} filters={filters} onClear={onClear} />;
  return (
    <div className={styles.list} data-outdated={games.outdated || undefined}>
      <GameGrid
        games={games.games}
        complete={games.complete}
        onNearEnd={games.moreByScroll}
        onNearStart={games.earlierByScroll}
      />
      <LoadMore
        shown={games.games.length}
        total={games.total}
        busy={games.loadingMore}
        failed={games.moreFailed}
        onMore={games.more}
      />
    </div>
  );
}

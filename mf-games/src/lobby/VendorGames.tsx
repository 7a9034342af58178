import { useOperationPages } from '@unisite/shared/api';
import { type Category, gameList } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Dialog, EmptyState, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { uniqueGames } from '../games/cards.ts';
import { GameTile } from '../games/GameTile.tsx';
import { listRequest, noFilters } from './filters.ts';
import { LoadMore } from './LoadMore.tsx';
import styles from './VendorGames.module.css';

interface VendorGamesProps {
  category: Category;
  vendor: string;
  /** Empty until known. */
  name: string;
  onClose: () => void;
}

/**
 * The list that a vendor's card opens over the lobby: its games of this category (specification section 4, a provider
 * whose type is a popup).
 */
export default function VendorGames({ category, vendor, name, onClose }: VendorGamesProps): ReactElement {
  const t = useText();
  const list = useOperationPages(gameList, listRequest(category, { ...noFilters, vendor }));
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  return (
    <Dialog
      open
      className={styles.dialog}
      title={name ? t('vendor.list', { name }) : t('list.label')}
      onClose={onClose}
    >
      {data?.rows.length === 0 && (
        <EmptyState picture="lantern" title={t('none.filters')} text={t('none.vendorNote')} />
      )}
      {data && data.rows.length > 0 && (
        <div className={styles.list}>
          <div className={`tiles ${styles.tiles}`}>
            {uniqueGames(data.rows).map((game) => (
              <GameTile key={game.gameId} game={game} />
            ))}
          </div>
          <LoadMore
            shown={data.rows.length}
            total={data.total}
            busy={isFetchingNextPage}
            failed={isFetchNextPageError && error ? error.message : null}
            onMore={() => void fetchNextPage()}
          />
        </div>
      )}
      {!data && error && <QueryError title={t('vendor.listFailed')} query={list} />}
      {!data && !error && (
        <div className={`tiles ${styles.tiles}`} aria-hidden>
          <Skeleton kind="tile" count={8} />
        </div>
      )}
    </Dialog>
  );
}

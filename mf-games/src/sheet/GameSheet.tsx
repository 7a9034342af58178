import { useOperation } from '@unisite/shared/api';
import { gameSheet } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { cachedCard } from '../games/cards.ts';
import { Facts } from './Facts.tsx';
import styles from './GameSheet.module.css';
import { Rules } from './Rules.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SimilarGames } from './SimilarGames.tsx';
import { WaysToPlay } from './WaysToPlay.tsx';

/** What a player wants to know before playing; choosing a similar game replaces it in the same dialog. */
export function GameSheet({ gameId, onClose }: { gameId: string; onClose: () => void }): ReactElement {
  const t = useText();
  const [shown, show] = useState(gameId);
  const { data, error, refetch, isFetching } = useOperation(gameSheet, { gameId: shown });
  const game = data?.game ?? cachedCard(shown);
  return (
    <Dialog
      open
      className={styles.sheet}
      title={game?.name ?? t('sheet.title')}
      onClose={onClose}
      foot={data && <WaysToPlay game={data.game} onGo={onClose} />}
    >
      {game && <SheetHead game={game} maintenanceUntil={data?.maintenanceUntil ?? null} />}
      {data ? (
        <>
          <Facts sheet={data} />
          {data.about.map((paragraph) => (
            <p key={paragraph} className={styles.about}>
              {paragraph}
            </p>
          ))}
          <Rules rules={data.rules} />
          <SimilarGames games={data.alike} onChoose={show} />
        </>
      ) : error ? (
        <ErrorState
          title={error.code === 'GAME_UNKNOWN' ? t('stopped.unknown.title') : t('sheet.failed')}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={6} />
      )}
    </Dialog>
  );
}

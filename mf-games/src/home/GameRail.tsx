import type { CallError } from '@unisite/shared/api';
import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, type IconName, Placeholder, Rail, Section } from '@unisite/shared/ui';
import { type ReactElement, useMemo } from 'react';
import { GameTile } from '../games/GameTile.tsx';

interface GameRailProps {
  title: string;
  icon: IconName;
  more?: string;
  /** Four across, with wide pictures. */
  wide?: boolean;
  answer: {
    data: { rows: GameCard[] } | undefined;
    error: CallError | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** Most games of a rail with a HOT or NEW flag, so that it stands out. */
const FLAGS = 3;

/** The games of a rail, with flags on the first few only. */
function sparselyFlagged(games: readonly GameCard[]): GameCard[] {
  const flagged = games.filter(({ isHot, isNew }) => isHot || isNew).slice(0, FLAGS);
  return games.map((game) => (flagged.includes(game) ? game : { ...game, isHot: false, isNew: false }));
}

/** A titled row of games; nothing when it is empty. */
export function GameRail({ title, icon, more, wide, answer }: GameRailProps): ReactElement | null {
  const t = useText();
  const { data, error, isFetching, refetch } = answer;
  const games = useMemo(() => sparselyFlagged(data?.rows ?? []), [data]);
  if (!data && !error) return <Placeholder shape="rail" />;
  if (data?.rows.length === 0) return null;
  return (
    <Section title={title} icon={icon} {...(more && data ? { more: { label: t('rail.more'), href: more } } : {})}>
      {data ? (
        <Rail label={title} wide={wide}>
          {games.map((game) => (
            <GameTile key={game.gameId} game={game} />
          ))}
        </Rail>
      ) : (
        <ErrorState
          className="panel"
          title={t('rail.failed')}
          text={error?.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  );
}

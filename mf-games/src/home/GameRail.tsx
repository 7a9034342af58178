import type { CallError } from '@unisite/shared/api';
import type { GameCard } from '@unisite/shared/contract/games';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, type IconName, Placeholder, Rail, Section } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { GameTile } from '../games/GameTile.tsx';

interface GameRailProps {
  title: string;
  icon: IconName;
  more?: string;
  answer: {
    data: { rows: GameCard[] } | undefined;
    error: CallError | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** Games in a row under their title; nothing when there are none. */
export function GameRail({ title, icon, more, answer }: GameRailProps): ReactElement | null {
  const t = useText();
  const { data, error, isFetching, refetch } = answer;
  if (!data && !error) return <Placeholder shape="rail" />;
  if (data?.rows.length === 0) return null;
  return (
    <Section title={title} icon={icon} {...(more && data ? { more: { label: t('rail.more'), href: more } } : {})}>
      {data ? (
        <Rail label={title}>
          {data.rows.map((game) => (
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

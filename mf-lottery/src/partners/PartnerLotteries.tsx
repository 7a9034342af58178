import { useOperation } from '@unisite/shared/api';
import { type GameCard, gameList } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { requireLogin } from '@unisite/shared/session';
import { Button, Section, Tag } from '@unisite/shared/ui';
import type { MouseEvent, ReactElement } from 'react';
import styles from './PartnerLotteries.module.css';
import { partnerAddress } from './partnerAddress.ts';

/** The same request that `remote.config.ts` makes with the page. */
const partnerGames = { flag: 'lotto', pageSize: 12, sort: 'popular', page: 1 } as const;

/** The games of partner lotteries, each with links to play and to its lobby; nothing where the market has none. */
export function PartnerLotteries({ back }: { back: '/elott' | '/lottery' }): ReactElement | null {
  const t = useText();
  const { data } = useOperation(gameList, partnerGames, { staleTime: 60_000 });
  if (!data || data.rows.length === 0) return null;
  return (
    <Section title={t('partners.title')} icon="ticket" note={t('partners.note')}>
      <ul className={styles.games}>
        {data.rows.map((game) => (
          <PartnerCard key={game.gameId} game={game} back={back} />
        ))}
      </ul>
    </Section>
  );
}

function PartnerCard({ game, back }: { game: GameCard; back: '/elott' | '/lottery' }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <li className={`panel ${styles.game}`}>
      <img className={styles.picture} src={game.icon} alt="" width={72} height={96} loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h3 className="one-line">{game.name}</h3>
        <p className={styles.facts}>
          {t('partners.facts', { vendor: game.vendorName, rtp: format.number(Math.floor(game.rtp)) })}
        </p>
        {game.maintenance ? (
          <Tag icon="wrench">{t('partners.maintenance')}</Tag>
        ) : (
          <div className={styles.ways}>
            <WayIn game={game} view="betting" back={back} />
            <WayIn game={game} view="lobby" back={back} />
          </div>
        )}
      </div>
    </li>
  );
}

/** A link to one view of a game; visitors sign in first and continue. */
function WayIn({ game, view, back }: { game: GameCard; view: 'betting' | 'lobby'; back: string }): ReactElement {
  const t = useText();
  const href = partnerAddress(game, view, back);
  const open = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!elsewhere && !requireLogin(href)) event.preventDefault();
  };
  return (
    <Button variant={view === 'betting' ? 'primary' : 'outline'} size="sm" href={href} onClick={open}>
      {t(`partners.${view}`)}
      <span className="visually-hidden"> {game.name}</span>
    </Button>
  );
}

import { gameAddress, roomsAddress } from '@unisite/shared/contract/gameAddress';
import type { GameCard } from '@unisite/shared/contract/games';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Link, navigate } from '@unisite/shared/navigation';
import { requireLogin } from '@unisite/shared/session';
import { Dialog, EmptyState, LazyImage, QueryError, SearchField, Skeleton, useSettled } from '@unisite/shared/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moveFocus } from '../chrome/moveFocus.ts';
import { navigationEntries } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { type Found, useFound } from './useFound.ts';

const SETTLED_MS = 200;
const LONGEST = 60;

/** The site search: arrow keys move from the field through the results, Enter opens the first. */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim(), SETTLED_MS);
  const { games, query, total, lotteries, vendors, promotions, pages, help, isLate } = useFound(text);
  const isBehind = isLate || text !== typed.trim();
  const openFirst = useFirstLink(box, !isBehind);
  const others = vendors.length + promotions.length + pages.length + help.length;
  const count = (text === '' ? 0 : total) + others;
  const isEmpty = games?.length === 0 && lotteries.length + others === 0 && !isLate && !query.error;
  const refetch = () => {
    // the button disappears, and would take the focus along
    box.current?.querySelector('input')?.focus();
    return query.refetch();
  };
  const walk = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isField) {
      event.preventDefault();
      openFirst();
    } else if ((!isField || event.key.startsWith('Arrow')) && isVertical(event.key)) {
      if (moveFocus(event.key, box.current, 'input, a')) event.preventDefault();
    }
  };
  return (
    <Dialog open title={t('search.title')} onClose={onClose} className="search">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it */}
      <div ref={box} className="stack" onKeyDown={walk}>
        <SearchField label={t('search.label')} maxLength={LONGEST} value={typed} onValue={setTyped} />
        <p className="visually-hidden" role="status">
          {text !== '' && !isLate && t('search.count', { count, figure: format.number(count) })}
        </p>
        {isEmpty ? (
          <EmptyState picture="search" title={t('search.none', { text })} text={t('search.noneText')} />
        ) : (
          <div className="search__groups" aria-busy={isLate}>
            {games?.length !== 0 && (
              <section>
                <h3>{text === '' ? t('search.popular') : t('search.games')}</h3>
                {query.error && !isLate ? (
                  <QueryError title={t('search.failed')} query={{ ...query, refetch }} />
                ) : games ? (
                  <Games games={games} onClose={onClose} />
                ) : (
                  <Skeleton kind="block" height={60} count={4} />
                )}
              </section>
            )}
            <Group title={t('search.lotteries')} found={lotteries} onClose={onClose} />
            <Group title={t('search.pages')} found={pages} onClose={onClose} />
            <Group title={t('search.vendors')} found={vendors} onClose={onClose} />
            <Group title={t('search.promotions')} found={promotions} onClose={onClose} />
            <Group title={t('search.help')} found={help} onClose={onClose} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Follows the first link in a box, at once or as soon as the results match the query. */
function useFirstLink(box: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setWanted(false);
    box.current?.querySelector<HTMLElement>('a')?.click();
  }, [isWanted, isReady, box]);
  return () => setWanted(true);
}

const isVertical = (key: string): boolean => key === 'ArrowDown' || key === 'ArrowUp';

function Games({ games, onClose }: { games: readonly GameCard[]; onClose: () => void }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const offers = navigationEntries(useSnapshot());
  const open = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
    // games need a member: others sign in first and continue to it
    if (requireLogin(to)) navigate(to);
  };
  return (
    <ul className="search__games">
      {games.map((game) => {
        const { gameId, name, category, vendorName, icon, maintenance } = game;
        const label = offers.find((offer) => offer.category === category)?.label;
        const to = category === 'PVP' ? roomsAddress(game) : gameAddress(game);
        const note = [label && localized(label), vendorName, maintenance && t('search.maintenance')];
        return (
          <li key={gameId}>
            <a href={to} onClick={(event) => open(event, to)}>
              <LazyImage src={icon} alt="" width={45} height={60} />
              <span>
                <b>{name}</b>
                <small>{note.filter(Boolean).join(' · ')}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Group(props: { title: string; found: readonly Found[]; onClose: () => void }): ReactElement | null {
  if (props.found.length === 0) return null;
  return (
    <section>
      <h3>{props.title}</h3>
      <ul>
        {props.found.map(({ to, name, note }) => (
          <li key={to}>
            <Link to={to} onClick={props.onClose}>
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { withParameters } from './lotteryPlace.ts';

/** What a game's page shows: its results, the betting board, or a ticket. */
export type View = 'results' | 'bet' | 'ticket';

/** Reads `view` and `ticket` of the address; results unless it says otherwise. */
export const viewOf = (address: URLSearchParams): View =>
  address.get('ticket') !== null ? 'ticket' : address.get('view') === 'bet' ? 'bet' : 'results';

/** The way between a game's board and its results. */
export function ViewTabs({ address, code }: { address: URLSearchParams; code: string }): ReactElement {
  const t = useText();
  const view = viewOf(address);
  const to = (next: 'bet' | null) => withParameters(address, { gameCode: code, view: next, ticket: null });
  return (
    <nav className="tabs tabs--fit" aria-label={t('view.label')}>
      <Link className="tabs__item" to={to('bet')} aria-current={view === 'results' ? undefined : 'page'}>
        <Icon name="ticket" size={16} />
        {t('view.bet')}
      </Link>
      <Link className="tabs__item" to={to(null)} aria-current={view === 'results' ? 'page' : undefined}>
        <Icon name="list" size={16} />
        {t('view.results')}
      </Link>
    </nav>
  );
}

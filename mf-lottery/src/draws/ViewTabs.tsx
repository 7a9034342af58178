import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { withParameters } from './lotteryPlace.ts';

/** Views of a game's page: results, betting board, or a ticket. */
export type View = 'results' | 'bet' | 'ticket';

/** The view in an address (`view`, `ticket`); results by default. */
export const viewOf = (address: URLSearchParams): View =>
  address.get('ticket') !== null ? 'ticket' : address.get('view') === 'bet' ? 'bet' : 'results';

/** Tabs between a game's board and its results. */
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

import type { Category } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, KitLink } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './LobbyHead.module.css';
import type { Shelf } from './useShelf.ts';

/** Name of the category, and how many games and vendors it has. */
export function LobbyHead({ category, shelf }: { category: Category; shelf: Shelf }): ReactElement {
  const t = useText();
  const title = t(`category.${category}`);
  return (
    <div className="lobby-head">
      <div>
        <nav className={styles.crumbs} aria-label={t('lobby.path')}>
          <KitLink href="/index">{t('lobby.home')}</KitLink>
          <Icon name="right" size={14} />
          <span aria-current="page">{title}</span>
        </nav>
        <h1>{title}</h1>
      </div>
      {shelf.state === 'here' && <Figures shelf={shelf} />}
    </div>
  );
}

function Figures({ shelf }: { shelf: Extract<Shelf, { state: 'here' }> }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figure = (label: string, value: number) => (
    <div>
      <dt>{label}</dt>
      <dd className="num">{format.number(value)}</dd>
    </div>
  );
  return (
    <dl className="lobby-head__figures">
      {figure(t('lobby.games'), shelf.games)}
      {figure(t('lobby.vendors'), shelf.cards.length)}
      {figure(t('lobby.players'), shelf.players)}
    </dl>
  );
}

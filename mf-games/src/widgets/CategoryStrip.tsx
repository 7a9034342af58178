import { prefetch, useOperation } from '@unisite/shared/api';
import { gameMenu, newGames } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Flag, Icon, KitLink, Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { shelfOf } from '../games/categories.ts';
import { newRequest } from '../home/rails.ts';
import { tilesInRow, twelfthsOf } from '../home/tilesInRow.ts';
import styles from './CategoryStrip.module.css';

prefetch(gameMenu, {});

/** The market's categories and their sizes; HOT as set by the operator, NEW where the newest title belongs. */
export default function CategoryStrip(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const { data, isError } = useOperation(gameMenu, {});
  const newest = useOperation(newGames, newRequest).data?.rows[0]?.category;
  if (!data) return isError ? null : <Placeholder shape="strip" />;
  const count = data.categories.length;
  return (
    <nav className={styles.shelf} data-tiles={count} data-rows-of={tilesInRow(count)} aria-label={t('strip.label')}>
      {data.categories.map(({ category, games, isHot }, place) => {
        const { path, icon } = shelfOf(category);
        return (
          <KitLink key={category} href={path} data-twelfths={twelfthsOf(place, count)}>
            <Icon name={icon} size={24} />
            <span>
              {t(`strip.${category}`)}
              <small className="num">{t(`holds.${category}`, { count: games, figure: format.number(games) })}</small>
            </span>
            {isHot ? <Flag kind="hot" /> : category === newest && <Flag kind="new" />}
          </KitLink>
        );
      })}
    </nav>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Avatar, Icon } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import styles from './Team.module.css';

interface WayProps {
  /** From the agent's own account to the one shown. */
  way: readonly { account: string; nickname: string; avatar: string }[];
  pathOf: (account: string | null) => string;
}

/** Breadcrumbs to the level shown; each account links to its own level. */
export function Way({ way, pathOf }: WayProps): ReactElement {
  const t = useText();
  return (
    <nav className={styles.way} aria-label={t('team.way')}>
      {way.map(({ account, avatar }, place) => {
        const face = (
          <>
            <Avatar name={account} src={avatar} size={22} />
            <span className="one-line">{account}</span>
          </>
        );
        return (
          <Fragment key={account}>
            {place > 0 && <Icon name="right" size={14} />}
            {place === way.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {face}
              </span>
            ) : (
              <Link to={pathOf(place === 0 ? null : account)}>{face}</Link>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
}

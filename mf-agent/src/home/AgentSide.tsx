import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Avatar, classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './AgentSide.module.css';
import type { Overview } from './days.ts';

/** Who the agent is, how large the team, and the agent centre's pages of this version (specification section 2). */
export function AgentSide({ overview }: { overview: Overview | undefined }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  if (session.status === 'out') return null;
  const { account, nickname, avatar, level } = session.info;
  return (
    <aside className={classNames('panel', styles.side)}>
      <div className={styles.who}>
        <Avatar name={nickname || account} src={avatar} size={76} />
        <strong>{nickname || account}</strong>
        <span className="level">
          <Icon name="brand" />
          {level ?? t('side.agent')}
        </span>
        <p>
          {overview
            ? t('side.team', { team: format.number(overview.team), direct: format.number(overview.direct) })
            : '\u00a0'}
        </p>
      </div>
      <nav aria-label={t('side.menu')}>
        <ul className={styles.list}>
          <li>
            <Link className={styles.entry} to="/agentHome" aria-current="page">
              <Icon name="grid" />
              {t('home.title')}
            </Link>
          </li>
          <li>
            <Link className={styles.entry} to="/noticePage">
              <Icon name="announce" />
              {t('side.announcements')}
            </Link>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Link, navigate } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Button, Icon } from '@unisite/shared/ui';
import { type ReactElement, useEffect } from 'react';
import { AgentLoginForm } from '../login/AgentLoginForm.tsx';
import styles from './AgentLoginPage.module.css';

const gains = [
  { icon: 'tree', key: 'gain.team' },
  { icon: 'chart', key: 'gain.figures' },
  { icon: 'shield', key: 'gain.safe' },
] as const;

/** The agents' own login (specification section 2: no header). A signed-in agent is redirected home. */
export default function AgentLoginPage(): ReactElement {
  const t = useText();
  const { agentCentre } = usePermissions();
  useEffect(() => {
    if (agentCentre) navigate('/agentHome', { replace: true });
  }, [agentCentre]);

  return (
    <div className={styles.page}>
      <section className={styles.side}>
        <Icon name="drum" className={styles.drum} />
        <Link className={styles.brand} to="/index" aria-label={t('brand.home')}>
          <Icon name="brand" />
          <span>
            {t('brand.first')}
            <b>{t('brand.second')}</b>
          </span>
        </Link>
        <p className={styles.kind}>{t('login.kind')}</p>
        <h2 className={styles.promise}>{t('login.promise')}</h2>
        <ul className="stack">
          {gains.map(({ icon, key }) => (
            <li key={key} className={styles.gain}>
              <Icon name={icon} />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.form}>
        <h1>{t('login.title')}</h1>
        <p className="muted">{t('login.lead')}</p>
        <div className="needs-scripts">
          <AgentLoginForm />
        </div>
        <noscript>
          <Button variant="primary" size="lg" href="/login?returnTo=%2FagentHome">
            {t('login.submit')}
          </Button>
        </noscript>
        <Link className="link" to="/index">
          {t('login.toSite')}
        </Link>
      </section>
    </div>
  );
}

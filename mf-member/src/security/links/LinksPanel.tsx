import { useOperation } from '@unisite/shared/api';
import type { IdentityProvider, SecurityOverview } from '@unisite/shared/contract/memberSecurity';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon, Panel, Tag, VisuallyHidden } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ProtectionRequest } from '../ProtectionDialog.tsx';
import styles from '../Security.module.css';
import { offered, providerNames } from './providers.ts';

const LinkDialog = lazy(() => import('./LinkDialog.tsx'));

interface LinksPanelProps {
  overview: SecurityOverview;
  /** A required first step: setting a password. */
  onAsk: (asked: ProtectionRequest) => void;
}

/**
 * Google and Facebook accounts that can sign in as this member; nothing where the market offers neither and none is
 * linked.
 */
export function LinksPanel({ overview, onAsk }: LinksPanelProps): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const settings = useOperation(signInSettings, {});
  const [asked, setAsked] = useState<IdentityProvider | null>(null);
  const linked = new Map(overview.identities.map(({ provider, linkedAt }) => [provider, linkedAt]));
  const ways = offered(settings.data);
  const providers = (['google.com', 'facebook.com'] as const).filter((one) => linked.has(one) || ways.includes(one));
  if (providers.length === 0) return null;
  return (
    <Panel title={t('links.title')} flush>
      <ul className={styles.rows}>
        {providers.map((provider) => {
          const at = linked.get(provider);
          const name = providerNames[provider];
          return (
            <li key={provider} className={styles.row} data-standing={at === undefined ? undefined : 'kept'}>
              <span className={styles.mark}>
                <Icon name="link" />
              </span>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>{at === undefined ? t('links.text', { name }) : t('links.since', { at: format.dateTime(at) })}</p>
              </div>
              <Tag {...(at === undefined ? { icon: 'minus' } : { tone: 'jade', icon: 'check' })}>
                {t(at === undefined ? 'security.unbound' : 'security.bound')}
              </Tag>
              <Button
                size="sm"
                variant="outline"
                aria-haspopup="dialog"
                onClick={() => (overview.hasPassword ? setAsked(provider) : onAsk({ what: 'firstPassword' }))}
              >
                {t(at === undefined ? 'security.bind' : 'links.end')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <Suspense>
          <LinkDialog provider={asked} linked={linked.has(asked)} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Button, Notice, Panel } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { agentPath } from '../centre/agentPage.ts';
import { useCopy } from '../centre/useCopy.ts';
import styles from './Open.module.css';
import type { Opened } from './opened.ts';

/** Credentials of a newly opened account; the password is shown only here. */
export function OpenedAccount({ account, password, onNext }: Opened & { onNext: () => void }): ReactElement {
  const t = useText();
  const copy = useCopy();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const both = t('opened.both', { account, password, address: `${location.origin}/login` });
  return (
    <Panel title={t('opened.title')}>
      <div className="stack">
        <p ref={words} className={styles.opened} tabIndex={-1}>
          {t('opened.text', { account })}
        </p>
        <dl className={`facts ${styles.handed}`}>
          <dt>{t('open.account')}</dt>
          <dd className="code">{account}</dd>
          <dt>{t('open.password')}</dt>
          <dd className="code">{password}</dd>
        </dl>
        <Notice tone="warn">{t('opened.once')}</Notice>
        <div className="row">
          <Button variant="primary" icon="copy" onClick={() => void copy(both, t('opened.copied'))}>
            {t('opened.copy')}
          </Button>
          <Button icon="user-plus" onClick={onNext}>
            {t('opened.next')}
          </Button>
          <Button variant="quiet" href={agentPath('teamManagement', { q: account })}>
            {t('opened.team')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

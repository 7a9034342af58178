import type { memberSessions } from '@unisite/shared/contract/memberSecurity';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Icon, Tag, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Security.module.css';

export type MemberSession = ValueOf<typeof memberSessions>['rows'][number];

/** A signed-in browser: name, place, start. */
export function SessionRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { browser, ip, startedAt, seenAt, current } = session;
  return (
    <li className={styles.row} data-standing={current ? 'kept' : undefined}>
      <span className={styles.mark}>
        <Icon name={isPhone(browser) ? 'phone' : 'globe'} />
      </span>
      <div className={styles.words}>
        <h3>{browser || t('sessions.unknown')}</h3>
        <p>
          <span className={styles.figure}>{ip}</span>
          {' · '}
          <time dateTime={startedAt}>{t('sessions.started', { at: format.dateTime(startedAt) })}</time>
          {!current && (
            <>
              {' · '}
              <time dateTime={seenAt}>{t('sessions.seen', { at: format.dateTime(seenAt) })}</time>
            </>
          )}
        </p>
      </div>
      {current ? (
        <Tag tone="jade" icon="check">
          {t('sessions.current')}
        </Tag>
      ) : (
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={onEnd}>
          {t('sessions.end')}
          <VisuallyHidden>
            : {browser}, {ip}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const isPhone = (browser: string): boolean => /android|ios|iphone|ipad/i.test(browser);

import type { securityEvents } from '@unisite/shared/contract/memberSecurity';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { Format, TextOf } from '@unisite/shared/i18n';
import { type Column, Icon } from '@unisite/shared/ui';
import { timeColumn } from '../../records/timeColumn.tsx';
import styles from '../Security.module.css';
import { eventAppearance } from './eventAppearance.ts';

export type SecurityEvent = ValueOf<typeof securityEvents>['rows'][number];

/** Table columns of account events: what, browser, place, time. */
export const eventColumns = (t: TextOf, format: Format): Column<SecurityEvent>[] => [
  {
    key: 'kind',
    head: t('events.what'),
    cell: ({ kind, browser }) => {
      const { icon, warns, words } = eventAppearance(kind);
      return (
        <span className="who">
          <span className={styles.sign} data-warns={warns}>
            <Icon name={icon} size={16} />
          </span>
          <span>
            {t(`event.${words}`)}
            <small className="only-phone">{browser}</small>
          </span>
        </span>
      );
    },
  },
  { key: 'browser', head: t('events.browser'), className: 'muted not-phone', cell: ({ browser }) => browser || '–' },
  {
    key: 'ip',
    head: t('events.ip'),
    label: 'IP',
    className: 'muted is-line',
    cell: ({ ip }) => <span className={styles.figure}>{ip}</span>,
  },
  timeColumn(t, format, { end: true }),
];

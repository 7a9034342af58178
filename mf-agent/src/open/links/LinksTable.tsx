import type { RegistrationLink } from '@unisite/shared/contract/agentLinks';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, type Column, Panel, Table, Tag } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { useCopy } from '../../centre/useCopy.ts';
import { useRateText } from '../../rate/rateText.ts';
import styles from './Links.module.css';
import { isOver, lastMinute, linkAppearance } from './linkState.ts';

interface LinksTableProps {
  links: readonly RegistrationLink[];
  /** Code of the link shown with its QR code. */
  shown: string | undefined;
  onShow: (code: string) => void;
  /** Creates another one with the same terms. */
  onAgain: (link: RegistrationLink) => void;
}

/** All links of the agent: kind, rate, expiry, uses. */
export function LinksTable({ links, shown, onShow, onAgain }: LinksTableProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const copy = useCopy();
  const { rateText } = useRateText();
  const columns: Column<RegistrationLink>[] = [
    { key: 'code', head: t('links.code'), cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { key: 'kind', head: t('links.for'), label: t('links.for'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'rate',
      head: t('links.rate'),
      label: t('links.rate'),
      cell: ({ rate }) => (rate ? <span className="num">{rateText(rate)}</span> : t('links.marketRate')),
    },
    {
      key: 'expires',
      head: t('links.expires'),
      label: t('links.expires'),
      cell: ({ expiresAt }) =>
        expiresAt ? <span className="num">{format.date(lastMinute(expiresAt))}</span> : t('links.never'),
    },
    {
      key: 'used',
      head: t('links.used'),
      label: t('links.used'),
      end: true,
      cell: ({ used, uses }) => (
        <span className={styles.used}>
          <span>
            <b className="num">{format.number(used)}</b>{' '}
            <span className="muted">/ {uses === null ? t('links.unlimited') : format.number(uses)}</span>
          </span>
          {uses !== null && <Meter value={used / uses} label={t('links.uses')} />}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('links.state'),
      className: styles.state,
      cell: ({ state }) => <Tag {...linkAppearance[state]}>{t(`linkState.${state}`)}</Tag>,
    },
    {
      key: 'acts',
      head: <span className="visually-hidden">{t('links.acts')}</span>,
      end: true,
      className: styles.acts,
      cell: (link) => (
        <span className={styles.buttons}>
          {link.state === 'open' && (
            <Button
              size="sm"
              variant="quiet"
              icon="copy"
              aria-label={t('links.copyOf', { code: link.code })}
              onClick={() => void copy(link.url, t('links.copied'))}
            >
              {t('links.copyShort')}
            </Button>
          )}
          {isOver(link) ? (
            <Button
              size="sm"
              variant="quiet"
              icon="refresh"
              aria-label={t('links.againOf', { code: link.code })}
              onClick={() => onAgain(link)}
            >
              {t('links.again')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              icon="qr"
              aria-label={t('links.showOf', { code: link.code })}
              aria-pressed={link.code === shown}
              onClick={() => onShow(link.code)}
            >
              {t('links.show')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Panel title={t('links.all')} flush end={<span className="muted not-phone">{t('links.allNote')}</span>}>
      <div className={styles.table}>
        <Table caption={t('links.all')} columns={columns} rows={links} rowKey={({ code }) => code} />
      </div>
    </Panel>
  );
}

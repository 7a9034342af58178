import type { ValueOf } from '@unisite/shared/contract/operation';
import type { PromotionCard, promotionDetail } from '@unisite/shared/contract/promotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Button, Icon, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { ClaimAction } from './ClaimAction.tsx';
import { GoldTitle } from './GoldTitle.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import styles from './PromotionTerms.module.css';
import { TimeLeftText } from './TimeLeftText.tsx';

const ApplicationPanel = lazy(async () => ({
  default: (await import('../applications/ApplicationPanel.tsx')).ApplicationPanel,
}));

/** Id of its section on the page. */
const APPLICATION = 'application';

/** A promotion's picture, description, terms, dates and action. */
export function PromotionTerms({ promotion }: { promotion: ValueOf<typeof promotionDetail> }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { id, title, highlight, summary, kind, banner, startsAt, endsAt, terms, claim } = promotion;
  const starts = claim?.starts;
  return (
    <div className="stack">
      <Link className={`link ${styles.back}`} to="/promotions">
        <Icon name="left" size={16} />
        {t('detail.toAll')}
      </Link>
      <header className={styles.banner}>
        <picture>
          <source media="(max-width: 767px)" srcSet={banner.phone} width={800} height={1000} />
          <img src={banner.wide} width={1200} height={420} alt="" decoding="async" fetchPriority="high" />
        </picture>
        <div className={styles.copy}>
          <Tag tone="gold" icon="promo">
            {t(`kind.${kind}`)}
          </Tag>
          <h1>
            <GoldTitle title={title} highlight={highlight} />
          </h1>
          <p>{summary}</p>
          {starts === 'application' && claim?.state !== 'process' && <ToApplication claim={claim} />}
          {starts !== 'code' && (starts !== 'application' || claim?.state === 'process') && (
            <ClaimAction promotion={promotion} size="lg" primary />
          )}
        </div>
      </header>
      <div className="split split--main">
        <Panel title={t('detail.terms')}>
          <ol className={styles.terms}>
            {terms.map((term) => (
              <li key={term.title}>
                <h3>{term.title}</h3>
                <p>{term.text}</p>
              </li>
            ))}
          </ol>
          {terms.length === 0 && <p className="muted">{t('detail.noTerms')}</p>}
        </Panel>
        <div className="stack">
          {starts === 'application' && claim?.state !== 'soon' && (
            <div id={APPLICATION} tabIndex={-1} className={styles.application}>
              <Suspense fallback={<Skeleton kind="block" height={320} />}>
                <ApplicationPanel id={id} />
              </Suspense>
            </div>
          )}
          <Panel title={t('detail.when')}>
            <div className="stack">
              <dl className="facts">
                <dt>{t('detail.from')}</dt>
                <dd>{format.dateTime(startsAt)}</dd>
                <dt>{t('detail.until')}</dt>
                <dd>{endsAt ? format.dateTime(endsAt) : t('left.open')}</dd>
                <dt>{t('detail.left')}</dt>
                <dd className={styles.left}>
                  <TimeLeftText endsAt={endsAt} />
                </dd>
              </dl>
              <p className="muted">{t('detail.zone', { offset: format.offset(startsAt) })}</p>
              <JoinPanel promotion={promotion} />
            </div>
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Scrolls to the application on the same page. */
function ToApplication({ claim }: { claim: PromotionCard['claim'] }): ReactElement | null {
  const t = useText();
  if (!claim || claim.state === 'soon') return claim && <Tag icon="clock">{t('claim.soon')}</Tag>;
  const isOpen = claim.state === 'join' || claim.again;
  return (
    <Button
      size="lg"
      variant={isOpen ? 'primary' : undefined}
      icon="down"
      onClick={() => {
        const target = document.getElementById(APPLICATION);
        target?.scrollIntoView({ block: 'start' });
        target?.focus({ preventScroll: true });
      }}
    >
      {t(claim.again ? 'claim.again' : isOpen ? 'claim.apply' : 'claim.applying')}
    </Button>
  );
}

import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { referral } from '@unisite/shared/contract/referrals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { useCopy } from '../form/useCopy.ts';
import { Friends } from './Friends.tsx';
import styles from './Referral.module.css';

const InviteQr = lazy(() => import('./InviteQr.tsx'));

/** Referral programme (section 2, referral): the link, its rewards and terms, and the friends who came. */
export default function ReferralPage(): ReactElement {
  return usePermissions().guest ? (
    <>
      <PageHead page="referral" />
      <ForMembersOnly />
    </>
  ) : (
    <Referral />
  );
}

function Referral(): ReactElement {
  const t = useText();
  const query = useOperation(referral, {}, { staleTime: 0 });
  const { data, error } = query;
  return (
    <>
      <PageHead page="referral" updatedAt={query.dataUpdatedAt} />
      {error && !data && (
        <Panel>
          <QueryError title={t('referral.failed')} query={query} />
        </Panel>
      )}
      {!error && !data && (
        <Panel busy>
          <Skeleton kind="block" height={320} />
        </Panel>
      )}
      {data && (
        <>
          <Invitation value={data} />
          <Steps terms={data.terms} />
          <Earned value={data} />
          {data.invited > 0 && <Friends />}
        </>
      )}
    </>
  );
}

type Value = ValueOf<typeof referral>;

function Invitation({ value: { code, url, terms } }: { value: Value }): ReactElement {
  const t = useText();
  const format = useFormat();
  const copy = useCopy();
  const money = (amount: number) => format.money(amount, { whole: true });
  const share = () => void navigator.share({ title: t('referral.shareTitle'), url }).catch(() => {});
  const title = !terms
    ? t('referral.titleClosed')
    : terms.inviterReward === terms.friendReward
      ? t('referral.titleBoth', { amount: money(terms.inviterReward) })
      : t('referral.title', { inviter: money(terms.inviterReward), friend: money(terms.friendReward) });
  return (
    <Panel className={styles.invitation}>
      <div className={styles.link}>
        <h2>{title}</h2>
        {!terms && <p className="soft">{t('referral.closedText')}</p>}
        <p className={styles.url}>
          <span>{url}</span>
          <Button variant="primary" icon="copy" onClick={() => void copy(url, t('referral.linkCopied'))}>
            {t('referral.copyLink')}
          </Button>
        </p>
        <p className="row">
          <span className="muted">{t('referral.code')}</span> <b className="code">{code}</b>
          <Button size="sm" icon="copy" onClick={() => void copy(code, t('referral.codeCopied'))}>
            {t('referral.copyCode')}
          </Button>
          <Button size="sm" icon="share" className={styles.share} onClick={share}>
            {t('referral.share')}
          </Button>
        </p>
      </div>
      <Suspense fallback={<Skeleton kind="block" className={styles.qrBone} />}>
        <InviteQr code={code} url={url} />
      </Suspense>
    </Panel>
  );
}

function Steps({ terms }: Pick<Value, 'terms'>): ReactElement | null {
  const t = useText();
  const format = useFormat();
  if (!terms) return null;
  const money = (amount: number) => format.money(amount, { whole: true });
  const paid =
    terms.wagerTimes === 0 ? t('referral.paidAtOnce') : t('referral.paidAsBonus', { count: terms.wagerTimes });
  const steps = [
    { title: t('referral.step.send'), text: t('referral.step.sendText') },
    {
      title: t('referral.step.deposit', { amount: money(terms.leastDeposit) }),
      text: t('referral.step.depositText', { count: terms.withinDays }),
    },
    { title: t('referral.step.paid'), text: paid },
  ];
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden>{index + 1}</span>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="muted">{t('referral.terms', { count: terms.monthlyMost })}</p>
    </>
  );
}

function Earned({ value }: { value: Value }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { whole: true });
  const figures = [
    [t('referral.invited'), format.number(value.invited)],
    [t('referral.rewarded'), format.number(value.rewarded)],
    [t('referral.thisMonth'), money(value.earnedThisMonth)],
    [t('referral.earned'), money(value.earned)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name} className="panel">
          <dt>{name}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { RegistrationLink } from '@unisite/shared/contract/agentLinks';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Skeleton, Tag, useHydrated } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import { lazy, type ReactElement, Suspense } from 'react';
import { useCopy } from '../../centre/useCopy.ts';
import { useRateText } from '../../rate/rateText.ts';
import styles from './Links.module.css';
import { isOver, lastMinute, linkAppearance } from './linkState.ts';
import { useSwitchLink } from './linksQuery.ts';

const LinkQr = lazy(() => import('./LinkQr.tsx'));

interface LinkCardProps {
  link: RegistrationLink;
  /** Creates another one with the same terms. */
  onAgain: () => void;
}

/** A registration link with its QR code, kind, rate, expiry and uses. */
export function LinkCard({ link, onAgain }: LinkCardProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { rateText } = useRateText();
  const { code, kind, rate, state, expiresAt, uses, used, deposited, url } = link;
  return (
    <div className={`stack ${styles.link}`}>
      <div className={styles.card}>
        <Suspense fallback={<Skeleton kind="block" className={styles.qrBone} />}>
          <LinkQr code={code} url={url} />
        </Suspense>
        <div className="stack stack--top">
          <div className="row">
            <Tag {...linkAppearance[state]}>{t(`linkState.${state}`)}</Tag>
            <Tag icon={kind === 'agent' ? 'agent' : 'user'}>{t(`kind.${kind}`)}</Tag>
          </div>
          <dl className="facts">
            <dt>{t('links.code')}</dt>
            <dd className={styles.code}>{code}</dd>
            <dt>{t('links.rate')}</dt>
            <dd className="num">{rate ? rateText(rate) : t('links.marketRate')}</dd>
            <dt>{t('links.expires')}</dt>
            <dd className="num">{expiresAt ? format.dateTime(lastMinute(expiresAt)) : t('links.never')}</dd>
            <dt>{t('links.registered')}</dt>
            <dd className="num">{format.number(used)}</dd>
            <dt>{t('links.deposited')}</dt>
            <dd className="num">{format.number(deposited)}</dd>
          </dl>
          <div className={styles.uses}>
            <p>
              <span className="muted">{t('links.uses')}</span>
              <b className="num">
                {format.number(used)} / {uses === null ? t('links.unlimited') : format.number(uses)}
              </b>
            </p>
            {uses !== null && <Meter value={used / uses} label={t('links.uses')} />}
          </div>
        </div>
      </div>
      <Acts link={link} onAgain={onAgain} />
    </div>
  );
}

function Acts({ link: { code, url, state, uses, used }, onAgain }: LinkCardProps): ReactElement {
  const t = useText();
  const copy = useCopy();
  const { turn, busy } = useSwitchLink();
  const canShare = useHydrated() && typeof navigator.share === 'function';
  if (isOver({ state })) {
    return (
      <div className="row">
        <Button variant="primary" icon="refresh" onClick={onAgain}>
          {t('links.again')}
        </Button>
      </div>
    );
  }
  // closing the system's share sheet is no failure
  const share = () => navigator.share({ title: t('links.shareTitle'), url }).catch(() => undefined);
  return (
    <>
      <div className={styles.copy}>
        <span className={styles.url}>{url}</span>
        <Button size="sm" variant="primary" icon="copy" onClick={() => void copy(url, t('links.copied'))}>
          {t('links.copy')}
        </Button>
      </div>
      <div className="row">
        {canShare && state === 'open' && (
          <Button size="sm" icon="share" onClick={() => void share()}>
            {t('links.share')}
          </Button>
        )}
        {state === 'open' ? (
          <Button size="sm" variant="quiet" icon="pause" busy={busy} onClick={() => turn(code, false)}>
            {t('links.turnOff')}
          </Button>
        ) : (
          (uses === null || used < uses) && (
            <Button size="sm" icon="play" busy={busy} onClick={() => turn(code, true)}>
              {t('links.turnOn')}
            </Button>
          )
        )}
      </div>
    </>
  );
}

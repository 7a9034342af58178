import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';
import { useCopy } from '../words/useCopy.ts';
import styles from './SignIn.module.css';

const side = 168;

/** The authenticator's secret, as a QR code and as text. */
export function Enrolment({ secret, uri }: { secret: string; uri: string }): ReactElement {
  const t = useText();
  const copy = useCopy();
  const written = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className={styles.enrolment}>
      <p className="soft">{t('enrol.text')}</p>
      <span className={styles.qr}>
        <QRCodeSVG value={uri} size={side} level="M" title={t('enrol.qr')} role="img" />
      </span>
      <div className={styles.secret}>
        <span className="muted">{t('enrol.secret')}</span>
        <output className="code">{written}</output>
        <Button size="sm" variant="outline" icon="copy" onClick={() => void copy(secret)}>
          {t('enrol.copy')}
        </Button>
      </div>
    </div>
  );
}

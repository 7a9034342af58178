import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactElement, useRef } from 'react';
import styles from './Referral.module.css';

/** Pixels on screen, including the quiet zone. */
const SIDE = 160;

/** QR code of the invitation; it can be saved as a picture. */
export default function InviteQr({ code, url }: { code: string; url: string }): ReactElement {
  const t = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const save = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveFile(`unisite-${code}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  return (
    <figure className={styles.qr}>
      <QRCodeSVG ref={drawing} value={url} size={SIDE} level="M" marginSize={4} title={t('referral.qr')} role="img" />
      <figcaption>{t('referral.scan')}</figcaption>
      <Button size="sm" icon="download" onClick={save}>
        {t('referral.saveQr')}
      </Button>
    </figure>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Button, toastStore } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactElement, useRef } from 'react';
import styles from './Links.module.css';
import { pngOf } from './pngOf.ts';

interface LinkQrProps {
  code: string;
  url: string;
}

/** Pixels including the quiet zone: on screen, scannable at arm's length; and of the saved picture, for print. */
const sides = { shown: 224, saved: 1024 } as const;

/** QR code of a link, drawn with the shell's library; it can be saved as a picture. */
export default function LinkQr({ code, url }: LinkQrProps): ReactElement {
  const t = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const name = `unisite-${code}`;
  const savePng = async () => {
    const png = drawing.current && (await pngOf(drawing.current, sides.saved));
    if (png) saveFile(`${name}.png`, png);
    else toastStore.show({ tone: 'error', title: t('links.saveFailed') });
  };
  const saveSvg = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveFile(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  return (
    <figure className={styles.qr}>
      <QRCodeSVG
        ref={drawing}
        value={url}
        size={sides.shown}
        level="M"
        marginSize={4}
        title={t('links.qr', { code })}
        role="img"
      />
      <figcaption>{t('links.scan')}</figcaption>
      <div className="row row--tight">
        <Button size="sm" icon="download" onClick={() => void savePng()}>
          {t('links.png')}
        </Button>
        <Button size="sm" variant="quiet" onClick={saveSvg}>
          {t('links.svg')}
        </Button>
      </div>
    </figure>
  );
}

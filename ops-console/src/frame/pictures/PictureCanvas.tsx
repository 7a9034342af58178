import { useText } from '@unisite/shared/i18n';
import { type ReactElement, useEffect, useRef, useState } from 'react';

/** A picture from the platform. */
export interface OpenedPicture {
  readonly type: string;
  /** Base64. */
  readonly image: string;
}

/**
 * Draws a picture without an address: it cannot be linked to, cached or fetched again, and the page's policy allows no
 * other way.
 */
export function PictureCanvas({ opened, label }: { opened: OpenedPicture; label: string }): ReactElement {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bytes = Uint8Array.from(atob(opened.image), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: opened.type }));
      const element = canvas.current;
      if (isGone || !element) return;
      element.width = bitmap.width;
      element.height = bitmap.height;
      element.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
    };
    draw().catch(() => setBroken(true));
    return () => {
      isGone = true;
    };
  }, [opened]);
  if (isBroken) return <p role="alert">{t('sentPicture.cannotShow')}</p>;
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

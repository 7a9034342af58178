import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';

/** Specification section 9. */
const side = 84;

/** An address for a phone's camera. */
export function QrCode({ address, title }: { address: string; title: string }): ReactElement {
  return (
    <span className="qr">
      <QRCodeSVG value={address} size={side} level="M" title={title} role="img" />
    </span>
  );
}

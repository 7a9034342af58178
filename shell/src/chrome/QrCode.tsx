import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';

/** Specification section 9. */
const side = 84;

/** A QR code that encodes an address. */
export function QrCode({ address, title }: { address: string; title: string }): ReactElement {
  return (
    <span className="qr">
      <QRCodeSVG value={address} size={side} level="M" title={title} role="img" />
    </span>
  );
}

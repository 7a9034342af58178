import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';

/** An address as a QR code. */
export const Code = ({ address, title }: { address: string; title: string }): ReactElement => (
  <QRCodeSVG value={address} size={88} level="M" title={title} role="img" />
);

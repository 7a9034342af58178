import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';

/** An address as the code that a telephone reads. */
export const Code = ({ address, title }: { address: string; title: string }): ReactElement => (
  <QRCodeSVG value={address} size={88} level="M" title={title} role="img" />
);

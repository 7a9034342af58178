import { type Hundredths, toWire } from '@unisite/shared/contract';
/** Contents of a transfer's QR code. */
export interface TransferQr {
  /** The bank's six digits. */
  readonly bin: string;
  readonly accountNumber: string;
  /** Whole VND are written without a fraction. */
  readonly amount: Hundredths;
  readonly memo: string;
}

/**
 * A transfer as EMVCo merchant-presented content in VietQR's layout, readable by banking apps: single use, to an
 * account, in VND, with amount and purpose, ended by a CRC-16.
 */
export function transferQr({ bin, accountNumber, amount, memo }: TransferQr): string {
  const whole = amount % 100n === 0n ? String(amount / 100n) : toWire(amount).toFixed(2);
  const account = field('00', bin) + field('01', accountNumber);
  const content = [
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('54', whole),
    field('58', 'VN'),
    field('62', field('08', memo)),
    '6304',
  ].join('');
  return content + crc16(content);
}

/** CRC-16 with polynomial 0x1021 and initial value 0xFFFF, as four upper-case hex digits (as EMVCo specifies). */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new Error('a field of a QR code is too long');
  return id + String(value.length).padStart(2, '0') + value;
}

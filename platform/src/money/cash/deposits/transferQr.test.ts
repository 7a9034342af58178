import { expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { crc16, transferQr } from './transferQr.ts';

test('the check sum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('it seals the example of the published layout as the publication does', () => {
  const example = '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304';
  expect(crc16(example)).toBe('9E6F');
});

test('a transfer with amount and purpose is a code that others make of it, too', () => {
  expect(
    transferQr({ bin: '970422', accountNumber: '123456789', amount: hundredthsOf(26_000_000), memo: 'BOXAIABC123' }),
  ).toBe(
    '00020101021238530010A0000007270123000697042201091234567890208QRIBFTTA530370454062600005802VN62150811BOXAIABC12363046EEB',
  );
});

test('every field says its length, down to the last', () => {
  const fields = (text: string): Record<string, string> => {
    const found: Record<string, string> = {};
    for (let at = 0; at < text.length; ) {
      const length = Number(text.slice(at + 2, at + 4));
      found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
      at += 4 + length;
    }
    return found;
  };
  const root = fields(
    transferQr({
      bin: '979901',
      accountNumber: '19034567890123',
      amount: hundredthsOf(123_456_78),
      memo: 'NT261121ABCDEF',
    }),
  );
  expect(root).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '123456.78', '58': 'VN' });
  expect(fields(fields(root['38'] ?? '')['01'] ?? '')).toEqual({ '00': '979901', '01': '19034567890123' });
  expect(fields(root['62'] ?? '')).toEqual({ '08': 'NT261121ABCDEF' });
});

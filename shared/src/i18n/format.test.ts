import { expect, test } from '@jest/globals';
import { vietnam } from '../testing/vietnam.ts';
import { createFormat } from './format.ts';
import { addModuleTexts, startI18n, translate } from './i18n.ts';
import { setZone } from './zone.ts';

const vi = createFormat('vi', 'Asia/Ho_Chi_Minh');
const en = createFormat('en', 'Asia/Ho_Chi_Minh');

test('an amount has two decimals, thousands separators and its currency', () => {
  expect(vi.money(1_250_000)).toBe('1.250.000,00\u00a0₫');
  expect(en.money(1_250_000)).toBe('1,250,000.00\u00a0VND');
});

test('a signed amount says that it is a gain, a whole one leaves zero decimals out', () => {
  expect(vi.money(50_000, { whole: true, signed: true })).toBe('+50.000\u00a0₫');
  expect(vi.money(-50_000.5, { whole: true, signed: true })).toBe('-50.000,5\u00a0₫');
});

test('instants are written in the time of the market, whatever the machine thinks', () => {
  const at = '2026-11-20T23:30:00Z';
  expect(vi.dateTime(at)).toBe('21/11/2026 06:30');
  expect(en.dayAndMonth(at)).toBe('21/11');
  expect(vi.weekday(at)).toBe('Thứ Bảy');
  expect(createFormat('en', 'America/New_York').dateTime(at)).toBe('20/11/2026 18:30');
});

test('a zone says how far it is from Greenwich, in summer and in winter', () => {
  const offset = (timeZone: string, at: string) => createFormat('en', timeZone).offset(at);
  expect(vi.offset('2026-11-20T23:30:00Z')).toBe('GMT+7');
  expect([offset('Europe/Berlin', '2026-01-01'), offset('Europe/Berlin', '2026-07-01')]).toEqual(['GMT+1', 'GMT+2']);
  expect([offset('America/St_Johns', '2026-01-01'), offset('UTC', '2026-01-01')]).toEqual(['GMT−3:30', 'GMT']);
});

test('without a zone it is the page’s, which its texts name too', () => {
  setZone(vietnam);
  expect(createFormat('en').time('2026-11-20T23:30:00Z')).toBe('06:30');
  startI18n('vi');
  addModuleTexts('test', { vi: { at: '{{Zone}}, {{zone}}' }, en: {} });
  expect(translate('test', 'at')).toBe('Giờ Việt Nam, giờ Việt Nam');
});

test('an axis says its values in little room', () => {
  const values = [6_000_000, -1_500_000_000, 250_000, -500, 0];
  expect(values.map((value) => vi.axis(value, { signed: true }))).toEqual([
    '+6\u00a0tr',
    '−1,5\u00a0tỷ',
    '+250\u00a0k',
    '−500',
    '0',
  ]);
  expect(values.map((value) => en.axis(value, { signed: true }))).toEqual(['+6M', '−1.5B', '+250K', '−500', '0']);
  expect(values.map((value) => en.axis(value))).toEqual(['6M', '−1.5B', '250K', '−500', '0']);
});

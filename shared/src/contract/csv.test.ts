import { expect, test } from '@jest/globals';
import { csv } from './csv.ts';

const line = (...cells: (string | number)[]) => csv([cells]).slice(1);

test('begins with the mark of UTF-8 and ends every line as RFC 4180 wants', () => {
  expect(
    csv([
      ['Thời gian', 'Số tiền'],
      ['2026-11-20', 5],
    ]),
  ).toBe('\uFEFFThời gian,Số tiền\r\n2026-11-20,5\r\n');
  expect(csv([])).toBe('\uFEFF');
});

test('quotes what would break a row', () => {
  expect(line('a,b', 'say "hi"', 'two\nlines', 'a;b', ' x ')).toBe('"a,b","say ""hi""","two\nlines","a;b"," x "\r\n');
  expect(line('Rồng Vàng Phương Nam', '')).toBe('Rồng Vàng Phương Nam,\r\n');
});

test('amounts stay numbers, negative ones too', () => {
  expect(line(-50_000, 1_250_000.5, 0, Number.NaN)).toBe('-50000,1250000.5,0,\r\n');
});

test('no text begins a formula', () => {
  for (const start of ['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠']) {
    expect(line(`${start}1+1`)).toBe(`'${start}1+1\r\n`);
  }
  expect(line('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  expect(line('\t=1')).toBe(`"'\t=1"\r\n`);
  expect(line('  =1')).toBe("'  =1\r\n");
  expect(line('\r=1')).toBe(`"'\r=1"\r\n`);
  expect(line('R-88210457', '1-2')).toBe('R-88210457,1-2\r\n');
});

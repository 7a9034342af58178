import { expect, test } from '@jest/globals';
import { splitHighlight } from './splitHighlight.ts';

const written = (title: string, highlight: string | null) =>
  splitHighlight(title, highlight)
    .map(({ text, gold }) => (gold ? `*${text}*` : text))
    .join('');

test.each([
  ['Đua vòng quay, chia 8,4 tỷ mỗi tuần', '8,4 tỷ', 'Đua vòng quay, chia *8,4 tỷ* mỗi tuần'],
  ['Thưởng nạp đầu 100%', '+100%', 'Thưởng nạp đầu *100%*'],
  ['1,2% hoàn trả', '1,2%', '*1,2%* hoàn trả'],
  ['Lì xì giờ vàng', '20–888K', 'Lì xì giờ vàng *20–888K*'],
  ['Lì xì giờ vàng', null, 'Lì xì giờ vàng'],
  ['Cộng thêm', '+', 'Cộng thêm *+*'],
])('%s with %s', (title, highlight, expected) => {
  expect(written(title, highlight)).toBe(expected);
});

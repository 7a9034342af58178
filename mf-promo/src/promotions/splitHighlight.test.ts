import { expect, test } from '@jest/globals';
import { splitHighlight } from './splitHighlight.ts';

const written = (title: string, highlight: string | null) =>
  splitHighlight(title, highlight)
    .map(({ text, gold }) => (gold ? `*${text}*` : text))
    .join('');

test.each([
  ['Đua vòng quay, chia 8,4 tỷ mỗi tuần', '8,4 tỷ', 'Đua vòng quay, chia *8,4 tỷ* mỗi tuần'],
  ['Thưởng nạp đầu 100%', '+100%', 'Thưởng nạp đầu *100%*'],
  ['Đua vòng quay, chia 2 tỷ mỗi tuần', '2 tỷ ₫', 'Đua vòng quay, chia *2 tỷ* mỗi tuần'],
  ['Share 2 billion a week', 'VND 2 billion', 'Share *2 billion* a week'],
  ['Golden wheel race: 2 billion VND a week', '2 bn VND', 'Golden wheel race: *2 billion* VND a week'],
  ['Refer a friend: 100,000 VND each', '2 × 100K', 'Refer a friend: 100,000 VND each *2 × 100K*'],
  ['First deposit doubled', '+100%', 'First deposit doubled *+100%*'],
  ['1,2% hoàn trả', '1,2%', '*1,2%* hoàn trả'],
  ['Lì xì giờ vàng', '20–888K', 'Lì xì giờ vàng *20–888K*'],
  ['Lì xì giờ vàng', null, 'Lì xì giờ vàng'],
  ['Cộng thêm', '+', 'Cộng thêm *+*'],
])('%s with %s', (title, highlight, expected) => {
  expect(written(title, highlight)).toBe(expected);
});

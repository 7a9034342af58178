import { expect, test } from '@jest/globals';
import { urgingIn } from './urging.ts';

test.each([
  'Gỡ lại số đã thua ngay!',
  'Thắng lại tiền của bạn',
  'Bàn này sắp nổ',
  'Đừng bỏ lỡ, cơ hội cuối',
  'Win it back now',
  'Recover your losses',
  'You are due for a win',
  'Last chance to play',
  'Double your stake and win',
  'Bật quay tự động',
  'Start autoplay',
])('%j urges a player to go on', (text) => {
  expect(urgingIn([text])).toEqual([text]);
});

test.each([
  'Đã gỡ tài khoản ngân hàng',
  'Tiền cược trừ trả thưởng',
  'Một vòng kéo dài ít nhất hai giây rưỡi, không có quay tự động.',
  'There is no autoplay and no quick spin.',
  'Get your money out whenever you like',
  'The fee comes back where nothing came.',
])('%j does not', (text) => {
  expect(urgingIn([text])).toEqual([]);
});

import type { Localized } from '@unisite/shared/contract';
import type { LineFault } from './priceLine.ts';

const written = (amount: number, language: 'vi' | 'en'): string => amount.toLocaleString(language);

/** What is wrong with a slip's line, and what to do. */
export function lineFaultTexts(fault: LineFault): Localized {
  switch (fault.fault) {
    case 'bet':
      return {
        vi: 'Kiểu cược này hiện không nhận. Vui lòng chọn kiểu khác.',
        en: 'This bet is not offered now. Please choose another.',
      };
    case 'selection':
      return {
        vi: 'Các số chọn không hợp với kiểu cược này. Vui lòng chọn lại.',
        en: 'The selection does not fit this bet. Please select again.',
      };
    case 'unknown':
      return {
        vi: `“${fault.value}” không chọn được ở kiểu cược này.`,
        en: `“${fault.value}” cannot be picked in this bet.`,
      };
    case 'doubled':
      return {
        vi: `Số ${fault.value} bị lặp. Mỗi số chỉ chọn một lần.`,
        en: `${fault.value} was picked twice. Pick each number once.`,
      };
    case 'tooFew':
      return { vi: 'Chưa chọn đủ số cho kiểu cược này.', en: 'There are too few numbers for this bet.' };
    case 'tooMany':
      return {
        vi: 'Một dòng có tối đa 10.000 cược, cả phiếu tối đa 20.000. Vui lòng chọn ít số hơn.',
        en: 'A line has at most 10,000 bets, a slip at most 20,000. Please select fewer numbers.',
      };
    case 'stake':
      return {
        vi: `Tiền cược mỗi đơn vị từ ${written(fault.least, 'vi')} đến ${written(fault.most, 'vi')}.`,
        en: `Stake between ${written(fault.least, 'en')} and ${written(fault.most, 'en')} per unit.`,
      };
    case 'odds':
      return {
        vi: 'Tỷ lệ hoặc số đơn vị vừa đổi. Vui lòng xem lại dòng này.',
        en: 'The odds or units have just changed. Please look at this line again.',
      };
  }
}

/** A pick of the line is full; `left`: what may still be staked on one unit. */
export function fullTexts(pick: string, left: number): Localized {
  // rows without a selected value have no word in it
  const name = pick.split('|').filter(Boolean).join(' ');
  if (left <= 0)
    return { vi: `${name || 'Kiểu cược này'} đã đầy ở kỳ này.`, en: `${name || 'This bet'} is full for this draw.` };
  return {
    vi: `${name || 'Kiểu cược này'} sắp đầy: mỗi đơn vị chỉ nhận thêm tối đa ${written(left, 'vi')}.`,
    en: `${name || 'This bet'} is nearly full: at most ${written(left, 'en')} more per unit.`,
  };
}

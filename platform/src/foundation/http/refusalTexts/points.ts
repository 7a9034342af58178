import type { RefusalTexts } from './refusalText.ts';

/** Refusals of redeeming or converting points, or claiming a gift of the club. */
export const pointsRefusals = {
  GIFT_NOT_READY: {
    status: 409,
    vi: 'Món quà này chưa mở, hoặc không thuộc cấp của bạn.',
    en: 'This gift is not open yet, or not one of your level.',
  },
  POINTS_SHORT: {
    status: 409,
    vi: 'Bạn không đủ điểm. Điểm của bạn không thay đổi.',
    en: 'You have too few points. Nothing was taken.',
  },
  ITEM_CLOSED: {
    status: 409,
    vi: 'Món quà này không còn trong cửa hàng.',
    en: 'This item is no longer in the mall.',
  },
  ITEM_CHANGED: {
    status: 409,
    vi: 'Giá của món quà vừa thay đổi. Hãy xem lại rồi đổi.',
    en: 'The price has just changed. Please look at it again.',
  },
  ITEM_OUT: {
    status: 409,
    vi: 'Món quà này vừa hết. Điểm của bạn không thay đổi.',
    en: 'This item has just run out. Nothing was taken.',
  },
  ITEM_LEVEL: {
    status: 409,
    vi: 'Món quà này dành cho hội viên cấp cao hơn.',
    en: 'This item is for members of a higher level.',
  },
  ITEM_MONTH: {
    status: 409,
    vi: 'Bạn đã đổi hết số lần của món quà này trong tháng.',
    en: 'You have redeemed this item as often as a month allows.',
  },
  CONVERSION_CLOSED: {
    status: 409,
    vi: 'Hiện chưa thể đổi điểm thành tiền.',
    en: 'Points are not converted to money at the moment.',
  },
  CONVERSION_CHANGED: {
    status: 409,
    vi: 'Tỷ lệ đổi vừa thay đổi. Hãy xem lại rồi đổi.',
    en: 'The rate has just changed. Please look at it again.',
  },
  CONVERSION_LIMIT: {
    status: 409,
    vi: 'Bạn còn đổi được {left} điểm trong tháng này.',
    en: 'You can convert {left} more points this month.',
  },
} as const satisfies RefusalTexts;

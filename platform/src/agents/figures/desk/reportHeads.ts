import type { Localized } from '@unisite/shared/contract';

/** Column headings of report files. */
export const heads = {
  from: { vi: 'Từ ngày', en: 'From' },
  to: { vi: 'Đến ngày', en: 'To' },
  day: { vi: 'Ngày', en: 'Day' },
  market: { vi: 'Thị trường', en: 'Market' },
  vendor: { vi: 'Nhà phát hành', en: 'Vendor' },
  category: { vi: 'Thể loại', en: 'Category' },
  deposits: { vi: 'Tiền nạp', en: 'Deposits' },
  withdrawals: { vi: 'Tiền rút', en: 'Withdrawals' },
  turnover: { vi: 'Tổng cược', en: 'Turnover' },
  payout: { vi: 'Trả thưởng', en: 'Payout' },
  gross: { vi: 'Doanh thu gộp', en: 'Gross revenue' },
  bonus: { vi: 'Tiền thưởng', en: 'Bonuses' },
  rebate: { vi: 'Hoàn trả', en: 'Rebates' },
  commission: { vi: 'Hoa hồng đại lý', en: 'Agents’ commission' },
  net: { vi: 'Doanh thu thuần', en: 'Net revenue' },
  bets: { vi: 'Số lượt cược', en: 'Bets' },
  registered: { vi: 'Hội viên mới', en: 'New members' },
  active: { vi: 'Hội viên có cược', en: 'Members who staked' },
  returning: { vi: 'Trong đó là hội viên cũ', en: 'Of them registered earlier' },
} as const satisfies Record<string, Localized>;

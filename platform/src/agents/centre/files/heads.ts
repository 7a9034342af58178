import type { BetState, Category, IncomeKind, Language, Localized, TeamMovementKind } from '@unisite/shared/contract';
import { zoneNameOf } from '../../../foundation/calendar/zoneName.ts';

/** Column headings of agents' files. */
export const heads = {
  account: { vi: 'Tài khoản', en: 'Account' },
  nickname: { vi: 'Biệt danh', en: 'Nickname' },
  upline: { vi: 'Tuyến trên', en: 'Upline' },
  members: { vi: 'Số người', en: 'Members' },
  at: { vi: 'Lúc', en: 'Time' },
  day: { vi: 'Ngày', en: 'Day' },
  round: { vi: 'Mã lượt', en: 'Round' },
  reference: { vi: 'Mã', en: 'Reference' },
  game: { vi: 'Trò chơi', en: 'Game' },
  vendor: { vi: 'Nhà phát hành', en: 'Vendor' },
  category: { vi: 'Thể loại', en: 'Category' },
  kind: { vi: 'Loại', en: 'Type' },
  source: { vi: 'Nguồn', en: 'Source' },
  staked: { vi: 'Tiền cược', en: 'Stake' },
  valid: { vi: 'Cược hợp lệ', en: 'Valid stake' },
  payout: { vi: 'Trả thưởng', en: 'Payout' },
  result: { vi: 'Lãi lỗ', en: 'Profit and loss' },
  state: { vi: 'Trạng thái', en: 'State' },
  deposits: { vi: 'Tiền nạp', en: 'Deposits' },
  withdrawals: { vi: 'Tiền rút', en: 'Withdrawals' },
  turnover: { vi: 'Tiền cược', en: 'Turnover' },
  rebate: { vi: 'Hoàn trả', en: 'Rebates' },
  bonus: { vi: 'Thưởng', en: 'Bonuses' },
  bets: { vi: 'Số lượt cược', en: 'Bets' },
  amount: { vi: 'Số tiền', en: 'Amount' },
  balanceAfter: { vi: 'Số dư sau', en: 'Balance after' },
  earned: { vi: 'Được hưởng', en: 'Earned' },
  paid: { vi: 'Đã trả vào ví', en: 'Paid to wallet' },
  given: { vi: 'Trả tuyến dưới', en: 'Paid to downlines' },
} as const satisfies Record<string, Localized>;

/** Headings of columns; times are in `timeZone`. */
export const headsOf = (names: readonly (keyof typeof heads)[], language: Language, timeZone: string): string[] =>
  names.map((name) =>
    name === 'at' ? `${heads.at[language]} (${zoneNameOf(timeZone)[language]})` : heads[name][language],
  );

/** Shown instead of a name for former team members who are elsewhere now. */
export const movedAwayName = { vi: 'Đã chuyển khỏi đội', en: 'Moved out of the team' } as const satisfies Localized;

export const stateNames = {
  open: { vi: 'Chờ kết quả', en: 'Awaiting result' },
  settled: { vi: 'Đã có kết quả', en: 'Settled' },
  cancelled: { vi: 'Đã huỷ', en: 'Cancelled' },
} as const satisfies Record<BetState, Localized>;

export const categoryNames = {
  LIVE: { vi: 'Casino trực tuyến', en: 'Live casino' },
  RNG: { vi: 'Nổ hũ', en: 'Slots' },
  FISH: { vi: 'Bắn cá', en: 'Fish games' },
  SPORTS: { vi: 'Thể thao', en: 'Sports' },
  ESPORTS: { vi: 'E-sports', en: 'E-sports' },
  PVP: { vi: 'Game bài', en: 'Card games' },
  LOTT: { vi: 'Xổ số Việt Nam', en: 'Vietnamese lottery' },
  ELOTT: { vi: 'Xổ số điện tử', en: 'Electronic lottery' },
  EGAME: { vi: 'Game nhanh', en: 'Quick games' },
} as const satisfies Record<Category, Localized>;

export const movementNames = {
  deposit: { vi: 'Nạp tiền', en: 'Deposit' },
  depositReversal: { vi: 'Thu hồi tiền nạp', en: 'Deposit reversed' },
  withdrawal: { vi: 'Rút tiền', en: 'Withdrawal' },
  withdrawalReturn: { vi: 'Hoàn tiền rút', en: 'Withdrawal returned' },
  lineTransfer: { vi: 'Chuyển trong tuyến', en: 'Transfer along the line' },
  rebate: { vi: 'Hoàn trả', en: 'Rebate' },
  bonus: { vi: 'Thưởng', en: 'Bonus' },
} as const satisfies Record<TeamMovementKind, Localized>;

export const incomeNames = {
  series: { vi: 'Chênh lệch bộ thưởng', en: 'Series difference' },
  dividend: { vi: 'Cổ tức', en: 'Dividend' },
  daily: { vi: 'Lương ngày', en: 'Daily wages' },
  hourly: { vi: 'Lương giờ', en: 'Hourly salary' },
  realtime: { vi: 'Lương thời gian thực', en: 'Real-time wages' },
} as const satisfies Record<IncomeKind, Localized>;

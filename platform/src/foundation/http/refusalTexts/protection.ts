import type { RefusalTexts } from './refusalText.ts';

/** Refusals of player protection. */
export const protectionRefusals = {
  SELF_EXCLUDED: {
    status: 403,
    vi: 'Bạn đang tự khoá tài khoản, nên chưa thể chơi hay nạp tiền. Bạn vẫn rút tiền được như thường.',
    en: 'You have excluded yourself from playing, so you cannot play or deposit now. You can still withdraw.',
  },
  TIME_OUT: {
    status: 403,
    vi: 'Bạn đang tạm nghỉ, nên chưa thể chơi hay nạp tiền. Bạn vẫn rút tiền được như thường.',
    en: 'You are taking a break, so you cannot play or deposit now. You can still withdraw.',
  },
  DEPOSIT_LIMIT: {
    status: 403,
    vi: 'Số tiền này vượt hạn mức nạp của bạn. Bây giờ bạn nạp được tối đa {left}.',
    en: 'This goes over your deposit limit. You can deposit at most {left} now.',
  },
  TOO_EARLY: {
    status: 409,
    vi: 'Chưa đến lúc làm việc này. Vui lòng thử lại sau thời gian chờ.',
    en: 'It is too early for this. Please come back once the waiting time is over.',
  },
} as const satisfies RefusalTexts;

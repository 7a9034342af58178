import type { RefusalTexts } from './refusalText.ts';

/** Refusals of player protection. */
export const protectionRefusals = {
  AGE_UNCONFIRMED: {
    status: 403,
    vi: 'Vui lòng cho biết ngày sinh và đồng ý với điều khoản trước.',
    en: 'Please give your date of birth and agree to the terms first.',
  },
  TERMS_CHANGED: {
    status: 403,
    vi: 'Điều khoản đã có bản mới. Vui lòng đọc và đồng ý trước khi chơi hay nạp tiền. Bạn vẫn rút tiền được như thường.',
    en: 'There is a new version of the terms. Please read and accept it before you play or deposit. You can still withdraw.',
  },
  AGE_REFUSED: {
    status: 403,
    vi: 'Theo ngày sinh đã nhập, bạn chưa đủ tuổi để chơi ở đây.',
    en: 'By the date of birth that was given, you are not old enough to play here.',
  },
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
  STAKE_LIMIT: {
    status: 403,
    vi: 'Số tiền cược này vượt giới hạn chơi của bạn. Bây giờ bạn còn cược được tối đa {left}.',
    en: 'This goes over a limit of your play. You can stake at most {left} now.',
  },
  PLAY_PAUSED: {
    status: 403,
    vi: 'Đã đến lúc xem lại thời gian chơi. Vui lòng trả lời lời nhắc trước khi cược tiếp.',
    en: 'It is time to look at how long you have played. Please answer the reminder before you bet again.',
  },
  TOO_EARLY: {
    status: 409,
    vi: 'Chưa đến lúc làm việc này. Vui lòng thử lại sau thời gian chờ.',
    en: 'It is too early for this. Please come back once the waiting time is over.',
  },
} as const satisfies RefusalTexts;

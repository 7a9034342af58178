import type { RefusalTexts } from './refusalText.ts';

/** Refusals of deposits, withdrawals and bank accounts. */
export const cashRefusals = {
  METHOD_CLOSED: {
    status: 409,
    vi: 'Cách nạp tiền này đang tạm đóng, vui lòng chọn cách khác.',
    en: 'This way to deposit is closed for now. Please choose another.',
  },
  AMOUNT_OUT_OF_BOUNDS: {
    status: 409,
    vi: 'Số tiền phải từ {minimum} đến {maximum}.',
    en: 'The amount must be between {minimum} and {maximum}.',
  },
  TOO_MANY_OPEN: {
    status: 409,
    vi: 'Bạn đang có {most} lệnh nạp chưa hoàn tất. Hãy hoàn tất hoặc huỷ bớt trước khi tạo lệnh mới.',
    en: 'You have {most} unfinished deposits. Finish or cancel one before you start another.',
  },
  // Not 503, which would mean that the site is down.
  PROVIDER_DOWN: {
    status: 409,
    vi: 'Cổng thanh toán đang gián đoạn. Bạn chưa bị trừ khoản tiền nào, vui lòng thử lại sau ít phút.',
    en: 'The payment service is interrupted. Nothing was taken from you. Please try again in a few minutes.',
  },
  ALREADY_CLOSED: {
    status: 409,
    vi: 'Lệnh này đã chuyển sang trạng thái khác, không thực hiện được thao tác này nữa.',
    en: 'The status has changed, so this is no longer possible.',
  },
  PROVIDER_ALREADY_QUERIED: {
    status: 409,
    vi: 'Ngân hàng vừa được hỏi lại về lệnh này, vui lòng xem diễn biến trước khi hỏi tiếp.',
    en: 'The bank was just asked about this withdrawal. Look at what happened before you ask again.',
  },
  WRONG_WITHDRAWAL_PIN: {
    status: 403,
    vi: 'Mật khẩu rút tiền không đúng.',
    en: 'The withdrawal password is wrong.',
  },
  WITHDRAWAL_PIN_NOT_SET: {
    status: 409,
    vi: 'Bạn chưa đặt mật khẩu rút tiền.',
    en: 'You have not set a withdrawal password yet.',
  },
  TOO_SIMPLE: {
    status: 409,
    vi: 'Mật khẩu này quá dễ đoán, hãy chọn sáu chữ số khác.',
    en: 'This is too easy to guess. Please choose six other digits.',
  },
  TOO_MANY_BANK_ACCOUNTS: {
    status: 409,
    vi: 'Bạn đã có {most} tài khoản ngân hàng, hãy gỡ bớt trước khi thêm.',
    en: 'You have {most} bank accounts. Remove one before you add another.',
  },
  ALREADY_THERE: {
    status: 409,
    vi: 'Số tài khoản này đã được dùng.',
    en: 'This account number is in use already.',
  },
  OTHER_HOLDER: {
    status: 409,
    vi: 'Tên chủ tài khoản phải giống tên bạn đã đăng ký với chúng tôi.',
    en: 'The holder must be the name you registered with us.',
  },
  BANK_ACCOUNT_UNKNOWN: {
    status: 404,
    vi: 'Không tìm thấy tài khoản ngân hàng này.',
    en: 'There is no such bank account.',
  },
  WITHDRAWAL_OPEN: {
    status: 409,
    vi: 'Đang có lệnh rút về tài khoản này, hãy chờ lệnh hoàn tất rồi gỡ.',
    en: 'A withdrawal to this account is under way. Remove it when that is done.',
  },
  WITHDRAWALS_CLOSED: {
    status: 409,
    vi: 'Rút tiền đang tạm đóng, vui lòng thử lại sau.',
    en: 'Withdrawals are closed for now. Please try again later.',
  },
  DAILY_LIMIT: {
    status: 409,
    vi: 'Lệnh này vượt quá hạn mức rút tiền còn lại trong ngày.',
    en: 'This is more than you may still withdraw today.',
  },
  DEBT_OPEN: {
    status: 409,
    vi: 'Ví này còn khoản nợ chưa trả. Khi nợ được trừ hết mới có thể rút hoặc chuyển tiền trở lại.',
    en: 'This wallet still owes money. Nothing can be withdrawn or sent until that is paid.',
  },
  TRANSFERS_CLOSED: {
    status: 409,
    vi: 'Tính năng chuyển tiền này đang tạm đóng.',
    en: 'Transfers of this kind are closed for now.',
  },
  NO_UPLINE: {
    status: 409,
    vi: 'Tài khoản này không có tuyến trên nhận chuyển tiền.',
    en: 'This account has no upline that takes transfers.',
  },
  RECIPIENT_UNKNOWN: {
    status: 404,
    vi: 'Chỉ chuyển được cho tuyến dưới trực tiếp của bạn. Vui lòng kiểm tra lại tài khoản nhận.',
    en: 'You can only send to your direct downlines. Please check the receiving account.',
  },
  RECIPIENT_UNAVAILABLE: {
    status: 409,
    vi: 'Người nhận hiện không nhận được khoản này. Tiền của bạn vẫn ở trong ví.',
    en: 'The other side cannot receive this now. Your money stays in your wallet.',
  },
  TRANSFER_DAILY_LIMIT: {
    status: 409,
    vi: 'Lệnh này vượt quá hạn mức chuyển tiền còn lại trong ngày.',
    en: 'This is more than you may still transfer today.',
  },
  PLAY_FIRST: {
    status: 409,
    vi: 'Tiền vừa nạp cần được cược trước khi chuyển. Bạn còn phải cược {left}.',
    en: 'What you deposited has to be staked before it is passed on. {left} is still to be staked.',
  },
  BONUS_OPEN: {
    status: 409,
    vi: 'Bạn còn khoản thưởng đang mở. Rút hoặc chuyển tiền đồng nghĩa với bỏ khoản thưởng đó; hãy đánh dấu đồng ý rồi gửi lại.',
    en: 'You have an open bonus. Taking money out gives it up: tick that you agree, then send it again.',
  },
  NOT_PAID_YET: {
    status: 409,
    vi: 'Lệnh rút này chưa được chi trả.',
    en: 'This withdrawal has not been paid out yet.',
  },
  PROOF_REQUIRED: {
    status: 409,
    vi: 'Vui lòng tải lên ảnh chứng minh bạn chưa nhận được tiền.',
    en: 'Please upload a picture showing that the money has not arrived.',
  },
  NOT_A_PICTURE: {
    status: 400,
    vi: 'Tệp này không phải là ảnh PNG hoặc JPG dùng được.',
    en: 'This file is not a usable PNG or JPG picture.',
  },
  TOO_MANY_PROOFS: {
    status: 409,
    vi: 'Mỗi lệnh rút chỉ nhận tối đa {most} ảnh.',
    en: 'At most {most} pictures per withdrawal.',
  },
} as const satisfies RefusalTexts;

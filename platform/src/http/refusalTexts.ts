import { signInSentences } from '@unisite/shared/contract/signInSentences';

interface RefusalText {
  readonly status: number;
  readonly vi: string;
  readonly en: string;
}

/** Every code a call can be refused with: its HTTP status and its sentence. Codes are for ever; sentences may be bettered. */
export const refusalTexts = {
  BAD_REQUEST: {
    status: 400,
    vi: 'Thông tin gửi lên chưa đúng, vui lòng kiểm tra lại.',
    en: 'Some of what was sent is not right. Please check it.',
  },
  UNAUTHENTICATED: {
    status: 401,
    vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập.',
    en: 'You are not signed in. Please sign in.',
  },
  SESSION_EXPIRED: {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: { status: 403, vi: 'Bạn không có quyền thực hiện thao tác này.', en: 'You may not do this.' },
  NOT_FOUND: { status: 404, vi: 'Không tìm thấy nội dung này.', en: 'There is nothing here.' },
  CONFLICT: {
    status: 409,
    vi: 'Yêu cầu này trùng với một yêu cầu khác đã gửi trước đó.',
    en: 'This request clashes with another one sent before.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, vi: 'Dữ liệu gửi lên quá lớn.', en: 'What was sent is too large.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    vi: 'Bạn thao tác quá nhanh, vui lòng thử lại sau {seconds} giây.',
    en: 'That was too fast. Please try again in {seconds} s.',
  },
  UNKNOWN_MARKET: {
    status: 421,
    vi: 'URL không hợp lệ, vui lòng liên hệ với dịch vụ khách hàng.',
    en: 'This address is not valid. Please contact customer service.',
  },
  INTERNAL: {
    status: 500,
    vi: 'Hệ thống gặp sự cố, vui lòng thử lại sau.',
    en: 'Something went wrong on our side. Please try again later.',
  },
  UNAVAILABLE: {
    status: 503,
    vi: 'Hệ thống đang tạm gián đoạn, vui lòng thử lại sau ít phút.',
    en: 'The site is interrupted for a moment. Please try again in a few minutes.',
  },
  WRONG_CREDENTIALS: { status: 401, ...signInSentences.WRONG_CREDENTIALS },
  WRONG_CODE: { status: 401, ...signInSentences.WRONG_CODE },
  CAPTCHA_REQUIRED: { status: 403, ...signInSentences.CAPTCHA_REQUIRED },
  REMEMBERED_NOT_KNOWN: { status: 401, ...signInSentences.REMEMBERED_NOT_KNOWN },
  TICKET_EXPIRED: {
    status: 401,
    vi: 'Bước này đã hết hạn, vui lòng đăng nhập lại từ đầu.',
    en: 'This step has expired. Please start signing in again.',
  },
  WRONG_NAME: { status: 401, ...signInSentences.WRONG_NAME },
  SOCIAL_TOKEN_INVALID: {
    status: 401,
    vi: 'Đăng nhập không thành công, vui lòng thử lại.',
    en: 'Signing in did not succeed. Please try again.',
  },
  ADULTS_ONLY: {
    status: 403,
    vi: 'Bạn cần xác nhận đã đủ 18 tuổi và đồng ý với điều khoản.',
    en: 'You have to be 18 or older and agree to the terms.',
  },
  ACCOUNT_TAKEN: {
    status: 409,
    vi: 'Tên đăng nhập này đã có người dùng.',
    en: 'This user name is taken.',
  },
  MOBILE_TAKEN: {
    status: 409,
    vi: 'Số điện thoại này đã được đăng ký.',
    en: 'This mobile number is registered already.',
  },
  EMAIL_TAKEN: {
    status: 409,
    vi: 'Email này đã được đăng ký.',
    en: 'This e-mail address is registered already.',
  },
  EMAIL_HAS_ACCOUNT: {
    status: 409,
    vi: 'Email này đã thuộc về một tài khoản. Hãy đăng nhập như bạn vẫn làm, rồi liên kết Google hoặc Facebook trong Trung tâm bảo mật.',
    en: 'This e-mail address belongs to an account already. Sign in as you always do, then link Google or Facebook in the security centre.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    vi: 'Tài khoản này đã được liên kết với một thành viên khác.',
    en: 'This account is linked to another member already.',
  },
  AFFILIATE_CODE_INVALID: {
    status: 400,
    vi: 'Mã mời không hợp lệ',
    en: 'This invitation code is not valid.',
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    vi: 'Mật khẩu này quá phổ biến hoặc đã từng bị lộ, vui lòng chọn mật khẩu khác.',
    en: 'This password is too common or has been leaked before. Please choose another one.',
  },
  PASSWORD_SAME: {
    status: 400,
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password has to differ from the old one.',
  },
  PASSWORDS_DIFFER: {
    status: 400,
    vi: 'Hai lần nhập mật khẩu không giống nhau.',
    en: 'The two passwords are not the same.',
  },
  WRONG_PASSWORD: {
    status: 403,
    vi: 'Mật khẩu không chính xác',
    en: 'The password is not right.',
  },
  PASSWORD_NOT_SET: {
    status: 403,
    vi: 'Tài khoản của bạn chưa có mật khẩu. Vui lòng tạo mật khẩu trong Trung tâm bảo mật trước.',
    en: 'Your account has no password yet. Please set one in the security centre first.',
  },
  PASSWORD_PROOF_REQUIRED: {
    status: 403,
    vi: 'Vui lòng nhập lại mật khẩu để tiếp tục.',
    en: 'Please enter your password once more to go on.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    vi: 'Vui lòng đổi mật khẩu trước khi tiếp tục.',
    en: 'Please change your password before you go on.',
  },
  HUMAN_CHECK_REQUIRED: {
    status: 403,
    vi: 'Vui lòng hoàn thành bước xác minh trước.',
    en: 'Please complete the verification first.',
  },
  HUMAN_CHECK_FAILED: { status: 403, ...signInSentences.HUMAN_CHECK_FAILED },
  CAPTCHA_WRONG: { status: 403, ...signInSentences.CAPTCHA_WRONG },
  MOBILE_INVALID: { status: 400, ...signInSentences.MOBILE_INVALID },
  SWITCHED_OFF: {
    status: 403,
    vi: 'Trang này hiện không có chức năng này.',
    en: 'This site does not offer this at present.',
  },
  CODES_UNAVAILABLE: {
    status: 503,
    vi: 'Hiện chưa gửi được mã xác thực, vui lòng thử lại sau.',
    en: 'Codes cannot be sent at present. Please try again later.',
  },
  SIGN_IN_EXPIRED: {
    status: 401,
    vi: 'Đã quá thời gian đăng nhập, vui lòng nhập lại mật khẩu.',
    en: 'Signing in took too long. Please begin again with your password.',
  },
  INSECURE_CONNECTION: {
    status: 403,
    vi: 'Trang điều hành chỉ mở qua HTTPS hoặc trên chính máy chủ này.',
    en: "The operators' console opens over HTTPS only, or on the server's own machine.",
  },
  NOT_AN_AGENT: { status: 403, ...signInSentences.NOT_AN_AGENT },
  ACCOUNT_CLOSED: { status: 403, ...signInSentences.ACCOUNT_CLOSED },
  SEAL_BROKEN: {
    status: 400,
    vi: 'Không mở được dữ liệu mã hóa, vui lòng thử lại.',
    en: 'The sealed data could not be opened. Please try again.',
  },
  GUEST_NOT_ALLOWED: {
    status: 403,
    vi: 'Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức.',
    en: 'Please register, or sign in with a full account.',
  },
  SINGLE_WALLET: {
    status: 409,
    vi: 'Mọi trò chơi dùng chung ví chính, không cần chuyển tiền.',
    en: 'All games play from the main wallet: there is nothing to transfer.',
  },
  VENDOR_UNKNOWN: { status: 404, vi: 'Không tìm thấy nhà cung cấp này.', en: 'There is no such vendor.' },
  REFERENCE_USED: {
    status: 409,
    vi: 'Mã giao dịch này đã được dùng, vui lòng tạo lệnh chuyển mới.',
    en: 'This reference was used before. Please make a new transfer.',
  },
  INSUFFICIENT_BALANCE: { status: 409, vi: 'Số dư không đủ.', en: 'Your balance is too low.' },
  GAME_UNKNOWN: { status: 404, vi: 'Không tìm thấy trò chơi này.', en: 'There is no such game.' },
  GAME_MAINTENANCE: {
    status: 409,
    vi: 'Trò chơi đang bảo trì, vui lòng quay lại sau.',
    en: 'This game is under maintenance. Please come back later.',
  },
  NO_DEMO: {
    status: 409,
    vi: 'Trò chơi này không có bản chơi thử.',
    en: 'This game cannot be tried with play money.',
  },
  ROOM_CLOSED: {
    status: 409,
    vi: 'Phòng này đang đóng, vui lòng chọn phòng khác.',
    en: 'This room is closed. Please choose another.',
  },
  VENDOR_DOWN: {
    status: 503,
    vi: 'Nhà cung cấp trò chơi đang gián đoạn, vui lòng thử lại sau.',
    en: "The game's vendor is not answering. Please try again later.",
  },
  CALL_UNSIGNED: {
    status: 401,
    vi: 'Lệnh gọi của nhóm phải được ký: thiếu hoặc sai phần Authorization.',
    en: 'A team’s call has to be signed: its Authorization header is missing or malformed.',
  },
  CALL_TIME_OFF: {
    status: 401,
    vi: 'Thời gian của lệnh gọi lệch quá 5 phút; ở đây đang là {now}. Hãy chỉnh đồng hồ.',
    en: 'The call’s time is more than 5 minutes off; here it is {now}. Set your clock.',
  },
  CALL_KEY_UNKNOWN: {
    status: 401,
    vi: 'Trang chưa có khóa này: nhờ người vận hành đăng ký khóa công khai trước.',
    en: 'The site does not know this key: have an operator register its public half first.',
  },
  CALL_KEY_REVOKED: {
    status: 401,
    vi: 'Khóa này đã bị thu hồi: dùng một khóa khác của nhóm.',
    en: 'This key was revoked: use another key of the team.',
  },
  CALL_SIGNATURE_WRONG: {
    status: 401,
    vi: 'Chữ ký không khớp với lệnh gọi này.',
    en: 'The signature is not over this call.',
  },
  CALL_REPEATED: {
    status: 409,
    vi: 'Lệnh gọi này đã được nhận một lần: hãy ký lại cho mỗi lần gọi.',
    en: 'This very call was taken before: sign each call anew.',
  },
  FILE_HASH_DIFFERS: {
    status: 400,
    vi: 'Nội dung tệp không khớp với mã băm trong địa chỉ.',
    en: 'The file’s content is not what the address says.',
  },
  STAGING_FULL: {
    status: 409,
    vi: 'Nhóm đã gửi quá nhiều tệp chưa đăng: đăng phiên bản, hoặc đợi một giờ.',
    en: 'The team has put too many files without publishing them: publish, or wait an hour.',
  },
  LOTTERY_UNKNOWN: { status: 404, vi: 'Không tìm thấy đài xổ số này.', en: 'There is no such lottery.' },
  METHOD_CLOSED: {
    status: 409,
    vi: 'Cách nạp tiền này đang tạm đóng, vui lòng chọn cách khác.',
    en: 'This way to deposit is closed for now. Please choose another.',
  },
  AMOUNT_OUT_OF_BOUNDS: {
    status: 409,
    vi: 'Số tiền phải từ {minimum} đến {maximum}.',
    en: 'The amount has to be from {minimum} to {maximum}.',
  },
  TOO_MANY_OPEN: {
    status: 409,
    vi: 'Bạn đang có {most} lệnh nạp chưa hoàn tất. Hãy hoàn tất hoặc hủy bớt trước khi tạo lệnh mới.',
    en: 'You have {most} deposits under way. Finish or cancel one before you begin another.',
  },
  // Not 503: that would say that the site is away.
  PROVIDER_DOWN: {
    status: 409,
    vi: 'Cổng thanh toán đang gián đoạn. Bạn chưa bị trừ khoản tiền nào, vui lòng thử lại sau ít phút.',
    en: 'The payment service is interrupted. Nothing was taken from you. Please try again in a few minutes.',
  },
  ALREADY_CLOSED: {
    status: 409,
    vi: 'Lệnh này đã chuyển sang trạng thái khác, không thực hiện được thao tác này nữa.',
    en: 'This has moved on and can no longer be changed this way.',
  },
  WRONG_WITHDRAWAL_PASSWORD: {
    status: 403,
    vi: 'Mật khẩu rút tiền không đúng.',
    en: 'The withdrawal password is wrong.',
  },
  WITHDRAWAL_PASSWORD_UNSET: {
    status: 409,
    vi: 'Bạn chưa đặt mật khẩu rút tiền.',
    en: 'You have not set a withdrawal password yet.',
  },
  TOO_SIMPLE: {
    status: 409,
    vi: 'Mật khẩu này quá dễ đoán, hãy chọn sáu chữ số khác.',
    en: 'This is too easy to guess. Please choose six other figures.',
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
    en: 'The holder has to be the name that we know you by.',
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
  NOT_PAID_YET: {
    status: 409,
    vi: 'Lệnh rút này chưa được chi trả.',
    en: 'This withdrawal has not been paid out yet.',
  },
  PROOF_REQUIRED: {
    status: 409,
    vi: 'Vui lòng tải lên ảnh chứng minh bạn chưa nhận được tiền.',
    en: 'Please upload a picture that shows that the money did not come.',
  },
  NOT_A_PICTURE: {
    status: 400,
    vi: 'Tệp này không phải là ảnh PNG hoặc JPG dùng được.',
    en: 'This file is no PNG or JPG picture that can be used.',
  },
  TOO_MANY_PROOFS: {
    status: 409,
    vi: 'Mỗi lệnh rút chỉ nhận tối đa {most} ảnh.',
    en: 'At most {most} pictures for a withdrawal.',
  },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusalTexts;

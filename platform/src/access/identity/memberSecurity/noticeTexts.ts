import type { IdentityProvider, Localized } from '@unisite/shared/contract';

/** A change to an account's security. `to`: the new number or address, masked. */
export type SecurityNotification =
  | { readonly about: 'passwordChanged' }
  | { readonly about: 'firstPasswordSet' }
  | { readonly about: 'sessionsEndedByOperator' }
  | { readonly about: 'rememberedStolen' }
  | { readonly about: 'identityLinked' | 'identityUnlinked'; readonly provider: IdentityProvider }
  | { readonly about: 'twoFactorOn' }
  | { readonly about: 'twoFactorOff' }
  | { readonly about: 'recoveryCodeUsed'; readonly left: number }
  | { readonly about: 'mobileBound'; readonly to: string }
  | { readonly about: 'emailBound'; readonly to: string };

export interface NoticeText {
  readonly title: Localized;
  readonly content: Localized;
}

const providerNames: Readonly<Record<IdentityProvider, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

const notYou: Localized = {
  vi: 'Nếu không phải bạn thực hiện, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  en: 'If it was not you, change your password at once and contact customer service.',
};

/** Text of the notification in the inbox and by mail or SMS. */
export function noticeText(notice: SecurityNotification): NoticeText {
  const { title, content } = wording(notice);
  return { title, content: { vi: `${content.vi} ${notYou.vi}`, en: `${content.en} ${notYou.en}` } };
}

function wording(notice: SecurityNotification): NoticeText {
  switch (notice.about) {
    case 'passwordChanged':
      return {
        title: { vi: 'Mật khẩu của bạn đã được đổi', en: 'Your password has changed' },
        content: {
          vi: 'Mật khẩu của bạn vừa được đổi, các thiết bị khác đã được đăng xuất.',
          en: 'Your password was changed a moment ago, and every other device was signed out.',
        },
      };
    case 'firstPasswordSet':
      return {
        title: { vi: 'Tài khoản của bạn đã có mật khẩu', en: 'Your account has a password now' },
        content: {
          vi: 'Mật khẩu đầu tiên của tài khoản vừa được tạo, các thiết bị khác đã được đăng xuất.',
          en: 'The first password of your account was set a moment ago, and every other device was signed out.',
        },
      };
    case 'rememberedStolen':
      return {
        title: { vi: 'Thông tin ghi nhớ đăng nhập đã bị sao chép', en: 'A remembered sign-in was copied' },
        content: {
          vi: 'Có người đã dùng bản sao thông tin ghi nhớ đăng nhập của bạn. Chúng tôi đã đăng xuất các phiên liên quan và xoá mọi thông tin ghi nhớ; hãy đăng nhập lại bằng mật khẩu.',
          en: 'Somebody used a copy of your remembered sign-in. We signed out the sessions that came of it and forgot every remembered sign-in; please sign in with your password.',
        },
      };
    case 'sessionsEndedByOperator':
      return {
        title: { vi: 'Bạn đã được đăng xuất khỏi mọi thiết bị', en: 'You were signed out of every device' },
        content: {
          vi: 'Chăm sóc khách hàng vừa đăng xuất tài khoản của bạn khỏi mọi thiết bị, vui lòng đăng nhập lại.',
          en: 'Customer service signed your account out of every device a moment ago. Please sign in again.',
        },
      };
    case 'identityLinked': {
      const name = providerNames[notice.provider];
      return {
        title: { vi: `Đã liên kết ${name}`, en: `${name} is linked` },
        content: {
          vi: `Từ nay có thể đăng nhập vào tài khoản của bạn bằng ${name}.`,
          en: `From now on your account can be signed in to with ${name}.`,
        },
      };
    }
    case 'identityUnlinked': {
      const name = providerNames[notice.provider];
      return {
        title: { vi: `Đã bỏ liên kết ${name}`, en: `${name} is linked no more` },
        content: {
          vi: `Từ nay không thể đăng nhập vào tài khoản của bạn bằng ${name} nữa.`,
          en: `From now on your account cannot be signed in to with ${name}.`,
        },
      };
    }
    case 'twoFactorOn':
      return {
        title: { vi: 'Đã bật xác thực hai lớp', en: 'Two-factor is on' },
        content: {
          vi: 'Từ nay, mỗi lần đăng nhập bạn sẽ cần thêm mã từ ứng dụng xác thực.',
          en: 'From now on signing in asks for a code of your authenticator as well.',
        },
      };
    case 'twoFactorOff':
      return {
        title: { vi: 'Đã tắt xác thực hai lớp', en: 'Two-factor is off' },
        content: {
          vi: 'Từ nay, đăng nhập không còn yêu cầu mã từ ứng dụng xác thực.',
          en: 'From now on signing in does not ask for a code of your authenticator.',
        },
      };
    case 'recoveryCodeUsed':
      return {
        title: { vi: 'Một mã khôi phục vừa được dùng', en: 'A recovery code was used' },
        content: {
          vi: `Một mã khôi phục của bạn vừa được dùng, còn lại ${notice.left} mã.`,
          en: `One of your recovery codes was used; codes left: ${notice.left}.`,
        },
      };
    case 'mobileBound':
      return {
        title: { vi: 'Đã đổi số điện thoại', en: 'Your mobile number has changed' },
        content: {
          vi: `Số điện thoại liên kết với tài khoản của bạn bây giờ là ${notice.to}.`,
          en: `The mobile number bound to your account is ${notice.to} now.`,
        },
      };
    case 'emailBound':
      return {
        title: { vi: 'Đã đổi email', en: 'Your email address has changed' },
        content: {
          vi: `Email liên kết với tài khoản của bạn bây giờ là ${notice.to}.`,
          en: `The email address linked to your account is ${notice.to} now.`,
        },
      };
  }
}

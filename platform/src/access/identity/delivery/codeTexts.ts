import type { Language, Localized } from '@unisite/shared/contract';
import type { CodePurpose } from '../codes/codeTarget.ts';
import type { Message } from './delivery.ts';

const purposes: Readonly<Record<CodePurpose, Localized>> = {
  login: { vi: 'đăng nhập', en: 'sign in' },
  register: { vi: 'đăng ký', en: 'register' },
  password: { vi: 'đặt lại mật khẩu', en: 'reset your password' },
  firstPassword: { vi: 'tạo mật khẩu', en: 'set your first password' },
  contact: { vi: 'xác nhận thông tin liên hệ của bạn', en: 'confirm that this contact is yours' },
  secondStep: { vi: 'xác minh đăng nhập', en: 'confirm your sign-in' },
};

/** The message with a code: its purpose, its lifetime, and that nobody will ask for it. */
export function codeText(purpose: CodePurpose, code: string, language: Language, minutes: number): Message {
  const what = purposes[purpose][language];
  return language === 'vi'
    ? {
        subject: `Mã xác minh để ${what}`,
        body: `Unisite: ${code} là mã để ${what}, có hiệu lực ${minutes} phút. Chúng tôi không bao giờ hỏi mã này, đừng đưa cho bất kỳ ai.`,
      }
    : {
        subject: `Your code to ${what}`,
        body: `Unisite: ${code} is your code to ${what}, valid for ${minutes} minutes. We never ask for this code; do not give it to anyone.`,
      };
}

/** The message to a number or address that already has an account, when somebody tries to register with it. */
export function numberTakenText(language: Language): Message {
  return language === 'vi'
    ? {
        subject: 'Bạn đã có tài khoản',
        body: 'Unisite: bạn đã có tài khoản với thông tin này, hãy đăng nhập. Nếu bạn không yêu cầu đăng ký, hãy bỏ qua tin này.',
      }
    : {
        subject: 'You have an account already',
        body: 'Unisite: there is an account with this contact already; sign in with it. If you did not ask to register, ignore this message.',
      };
}

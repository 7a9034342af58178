import type { Language } from '@unisite/shared/contract';
import type { Message } from '../delivery/delivery.ts';

/** The mail with a temporary password. It does not name the account: another reader has only half of what is needed. */
export function temporaryPasswordText(password: string, language: Language, minutes: number): Message {
  return language === 'vi'
    ? {
        subject: 'Mật khẩu tạm thời của bạn',
        body: `Unisite: mật khẩu tạm thời của bạn là ${password}, dùng được một lần trong ${minutes} phút; sau khi đăng nhập, bạn sẽ đặt mật khẩu mới. Mật khẩu cũ vẫn dùng được cho đến lúc đó. Nếu bạn không yêu cầu, hãy bỏ qua thư này và đừng đưa mật khẩu cho bất kỳ ai.`,
      }
    : {
        subject: 'Your temporary password',
        body: `Unisite: your temporary password is ${password}. It is good once, for ${minutes} minutes, and you set a new one after signing in. Your old password stays good until then. If you did not ask for this, ignore this message and give the password to nobody.`,
      };
}

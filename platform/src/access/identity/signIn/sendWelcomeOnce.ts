import type { Localized, MemberId } from '@unisite/shared/contract';
import type { Services } from '../../../foundation/services.ts';
import { sendMessage } from '../../../site/messages/index.ts';
import { consumeFirstLogin } from '../../members/index.ts';

const welcome: { readonly title: Localized; readonly content: Localized } = {
  title: { vi: 'Chào mừng bạn đến với Unisite', en: 'Welcome to Unisite' },
  content: {
    vi: 'Tài khoản của bạn đã sẵn sàng. Hãy vào Trung tâm bảo mật để liên kết email hoặc số điện thoại và bật xác thực hai lớp.',
    en: 'Your account is ready. In the security centre you can link an email address or a mobile number and turn two-factor on.',
  },
};

/**
 * Follow-up of a member's first sign-in (specification section 4): a welcome in the inbox, once, however often and from
 * however many pages it is requested. Until a page has requested it, every sign-in is reported as the first.
 */
export async function sendWelcomeOnce(
  services: Pick<Services, 'database' | 'live' | 'clock'>,
  memberId: MemberId,
): Promise<void> {
  if (await consumeFirstLogin(services.database, memberId))
    await sendMessage(services, memberId, { category: 'account', ...welcome });
}

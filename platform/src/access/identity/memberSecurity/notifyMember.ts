import type { Language, MemberId } from '@unisite/shared/contract';
import { sendMessage } from '../../../site/messages/index.ts';
import { contactsOf } from '../../members/index.ts';
import type { CodeTarget } from '../codes/codeTarget.ts';
import type { Services } from '../services.ts';
import { noticeText, type SecurityNotification } from './noticeTexts.ts';

type NotifyServices = Pick<Services, 'database' | 'live' | 'clock' | 'delivery' | 'log'>;

/**
 * Notifies a member of a change in the inbox and at `target`, which an intruder in the account cannot read. A message
 * that cannot be sent is logged; the change stands.
 */
export async function notifyMember(
  services: NotifyServices,
  { id, language }: { readonly id: MemberId; readonly language: Language },
  notice: SecurityNotification,
  target: CodeTarget | null,
): Promise<void> {
  const text = noticeText(notice);
  if (target && services.delivery.reaches(target.channel)) {
    services.delivery.send(target, { subject: text.title[language], body: `Unisite: ${text.content[language]}` });
  }
  try {
    await sendMessage(services, id, { category: 'account', ...text });
  } catch (error) {
    services.log.error({ error, member: id, notice: notice.about }, 'a security notice was not put into the inbox');
  }
}

/** Where a member is notified: by mail, which is free, or else by SMS; null: nowhere. */
export async function notificationTarget(
  { database, delivery }: NotifyServices,
  memberId: MemberId,
): Promise<CodeTarget | null> {
  const { mobile, email } = await contactsOf(database, memberId);
  if (email !== null && delivery.reaches('mail')) return { channel: 'mail', address: email };
  return mobile === null ? null : { channel: 'sms', number: mobile };
}

import { maxFeedbackLength } from '@unisite/shared/contract/site';

export const { content: contentLength, contact: contactLength } = maxFeedbackLength;

export interface FeedbackTyped {
  content: string;
  contact: string;
}

/** The text key of what is wrong with each field; empty when the message can be sent. */
export function feedbackErrors({ content, contact }: FeedbackTyped): Partial<Record<keyof FeedbackTyped, string>> {
  const length = content.trim().length;
  return {
    ...(length === 0 ? { content: 'feedback.empty' } : length > contentLength ? { content: 'feedback.long' } : {}),
    ...(contact.trim().length > contactLength ? { contact: 'feedback.contactLong' } : {}),
  };
}

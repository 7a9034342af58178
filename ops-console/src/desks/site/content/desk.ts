import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
import type { ContentPageParts } from './ContentPage.tsx';

/** What players read, and their feedback. */
export const content = (parts: () => Promise<ContentPageParts>) =>
  ({
    pages: {
      content: page<'content'>({
        icon: 'announce',
        key: 'c',
        role: 'support',
        group: 'site',
        load: () =>
          withParts(
            import(/* webpackChunkName: "content" */ './ContentPage.tsx').then((own) => own.ContentPage),
            parts(),
          ),
      }),
      feedback: page<'feedback'>({
        icon: 'chat',
        key: 'f',
        role: 'support',
        group: 'people',
        load: async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage,
      }),
    },
    dialogs: {
      serviceEntries: 'support',
      appEntries: 'support',
      changeFeedback: 'support',
      answerFeedback: 'support',
    },
  }) satisfies Desk;

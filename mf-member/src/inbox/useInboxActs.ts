import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { useState } from 'react';
import { type Message, markMessages, moveMessages } from './changeMessages.ts';

/** How long a deletion can be undone, milliseconds. */
const UNDO_MS = 10_000;

export interface InboxActs {
  /** Messages being removed from the list. */
  readonly leaving: ReadonlySet<string>;
  /** Several messages whose deletion awaits confirmation. */
  readonly asked: readonly Message[] | null;
  mark: (messages: readonly Message[], read: boolean) => void;
  /** Deletes one at once; several need a confirmation. */
  remove: (messages: readonly Message[]) => void;
  /** Answers the confirmation. */
  confirm: (isMeant: boolean) => void;
}

/** Actions on messages. `onGone` gets those that left the list. */
export function useInboxActs(onGone: (ids: readonly string[]) => void): InboxActs {
  const t = useText();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly Message[] | null>(null);

  const failed = (title: string) => (error: Error) =>
    void toastStore.show({ tone: 'error', title, text: error.message });

  const drop = async (ids: readonly string[]) => {
    setLeaving(new Set(ids));
    try {
      await moveMessages(ids, 'deleted');
      onGone(ids);
      toastStore.show({
        title: t('inbox.deleted', { count: ids.length }),
        icon: 'trash',
        stay: UNDO_MS,
        action: {
          label: t('inbox.undo'),
          run: () => void moveMessages(ids, 'restored').catch(failed(t('inbox.restoreFailed'))),
        },
      });
    } catch (error) {
      failed(t('inbox.deleteFailed'))(error as Error);
    } finally {
      setLeaving(new Set());
    }
  };

  return {
    leaving,
    asked,
    mark: (messages, read) => void markMessages(messages, read).catch(failed(t('inbox.markFailed'))),
    remove(messages) {
      if (messages.length > 1) setAsked(messages);
      else void drop(messages.map(({ id }) => id));
    },
    confirm(isMeant) {
      if (asked && isMeant) void drop(asked.map(({ id }) => id));
      setAsked(null);
    },
  };
}

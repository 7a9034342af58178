import type { OperatorCall } from '@unisite/shared/contract/operators';
import { type IconName, toastStore } from '@unisite/shared/ui';
import { refresh } from '../frame/api/queries.ts';
import { closeDialog } from './dialogs.ts';
import { type ReasonForm, useReasonForm } from './useReasonForm.ts';

interface DecisionFormOptions<Answer> {
  readonly send: (why: string) => Promise<Answer>;
  readonly approves: boolean;
  /** The toast after the decision. */
  readonly done: { readonly icon: IconName; readonly title: string; readonly text?: string };
  /** Called after the dialog closes. */
  readonly after?: (answer: Answer) => void;
  /** Refetched in any case: a refused decision means that somebody else was first. */
  readonly stale: readonly OperatorCall[];
}

/** The form of a dialog that decides another operator's proposal. */
export function useDecisionForm<Answer>({
  send,
  approves,
  done,
  after,
  stale,
}: DecisionFormOptions<Answer>): ReasonForm {
  return useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        const answer = await send(why);
        closeDialog();
        toastStore.show({ tone: approves ? 'won' : 'info', ...done });
        after?.(answer);
      } finally {
        void refresh(...stale);
      }
    },
  });
}

import { prefetch, refresh } from '@unisite/shared/api';
import type { SessionInfo } from '@unisite/shared/contract/access';
import { loginInfo } from '@unisite/shared/contract/members';
import { changePassword } from '@unisite/shared/contract/passwords';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn, homeOf, startSession } from '@unisite/shared/session';
import { useRepeatedCall } from '@unisite/shared/session/form';
import { useState } from 'react';
import { type FieldForm, useFieldForm } from '../fields/fieldForm.ts';
import { changeRule, type PasswordRule } from '../fields/rules.ts';
import { type Submission, useSubmit } from '../fields/useSubmit.ts';

export interface PasswordChangeOptions {
  /** Null while it is on its way. */
  rule: PasswordRule | null;
  /** Stands for the old password, once; null: it is asked for. */
  changeTicket: string | null;
  /** Nothing else is open to this session. */
  forced: boolean;
  onDone(): void;
}

export interface PasswordChange {
  form: FieldForm;
  sending: Submission;
  /** Not asked for where a ticket stands for it. */
  oldIsAsked: boolean;
  /** The ticket ran out before it was used. */
  ticketOver: boolean;
}

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Changes the password; after it login info reloads, agents go to their home, others to the site's (section 4). */
export function usePasswordChange({ rule, changeTicket, forced, onDone }: PasswordChangeOptions): PasswordChange {
  const t = useText();
  const { repeat } = useRepeatedCall();
  const [ticketOver, setTicketOver] = useState(false);
  const ticket = ticketOver ? null : changeTicket;
  const form = useFieldForm(fields, (typed) => (rule ? changeRule(rule, ticket === null)(typed) : new Map()));

  const goOn = (info: SessionInfo) => {
    const leave = () => {
      onDone();
      navigate(homeOf(info) ?? '/');
    };
    void refresh(loginInfo);
    if (forced) afterSignIn(info, leave);
    else {
      startSession(info);
      prefetch(loginInfo, {});
      leave();
    }
    bus.emit('toast', { tone: 'success', text: t('password.changed') });
  };
  const sending = useSubmit(
    form,
    fields,
    async () => {
      const { oldPassword = '', newPassword = '', confirmNewPassword = '' } = form.typed;
      const known = ticket === null ? { oldPassword } : { ticket };
      goOn(await repeat(changePassword, { ...known, newPassword, confirmNewPassword }));
    },
    ({ code }) => {
      if (code !== 'TICKET_EXPIRED') return false;
      setTicketOver(true);
      return true;
    },
  );
  return { form, sending, oldIsAsked: ticket === null, ticketOver };
}

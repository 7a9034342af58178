import { CallError, invalidate, prefetch } from '@unisite/shared/api';
import type { SessionInfo } from '@unisite/shared/contract/access';
import { loginInfo } from '@unisite/shared/contract/members';
import { changePassword } from '@unisite/shared/contract/passwords';
import { bus } from '@unisite/shared/events';
import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn, landingPage, startSession } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useState } from 'react';
import { changeRule, type PasswordRule } from '../fields/rules.ts';
import { type FieldValues, useFieldsForm } from '../fields/useFieldsForm.ts';

export interface PasswordChangeOptions {
  /** Null while it loads. */
  rule: PasswordRule | null;
  /** Replaces the old password, once; null: the form asks for the password. */
  changeTicket: string | null;
  /** The session can do nothing else until the change. */
  forced: boolean;
  onDone(): void;
}

export interface PasswordChange {
  form: Form<FieldValues>;
  /** False where a ticket replaces it. */
  requiresOldPassword: boolean;
  /** The ticket expired before it was used. */
  isTicketExpired: boolean;
}

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Changes the password; then login info reloads, agents go to their home, others to the home page (section 4). */
export function usePasswordChange({ rule, changeTicket, forced, onDone }: PasswordChangeOptions): PasswordChange {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const [isTicketExpired, setTicketOver] = useState(false);
  const ticket = isTicketExpired ? null : changeTicket;

  const goOn = (info: SessionInfo) => {
    const leave = () => {
      onDone();
      navigate(landingPage(info) ?? '/');
    };
    void invalidate(loginInfo);
    if (forced) afterSignIn(info, leave);
    else {
      startSession(info);
      prefetch(loginInfo, {});
      leave();
    }
    bus.emit('toast', { tone: 'success', text: t('password.changed') });
  };
  const form = useFieldsForm({
    fields,
    rule: (values) => (rule ? changeRule(rule, ticket === null)(values) : new Map()),
    async submit({ oldPassword = '', newPassword = '', confirmNewPassword = '' }) {
      const known = ticket === null ? { oldPassword } : { ticket };
      try {
        goOn(await sendOnce(changePassword, { ...known, newPassword, confirmNewPassword }));
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'TICKET_EXPIRED')) throw error;
        setTicketOver(true);
      }
    },
  });
  return { form, requiresOldPassword: ticket === null, isTicketExpired };
}

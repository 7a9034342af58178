import './memberTexts.ts';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import {
  maxLetterLength,
  maxLetterTitleLength,
  memberRecords,
  writeToMember,
} from '@unisite/shared/contract/operatorsMember';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Field, Notice, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';

/** Sends a message to a member's inbox. */
export function WriteToDialog({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const write = useSending(writeToMember);
  const [key] = useState(() => crypto.randomUUID());
  const { id, account } = member;
  const form = useForm({
    values: { title: '', text: '' },
    validate: ({ title, text }) => ({
      title: title.trim() === '' ? t('member.letterTitleMissing') : null,
      text: text.trim() === '' ? t('member.letterMissing') : null,
    }),
    async submit({ title, text }) {
      await write.send({ id, key, title: title.trim(), text: text.trim() });
      closeDialog();
      void refresh(memberRecords);
      toastStore.show({ tone: 'won', icon: 'send', title: t('member.sent', { account }) });
    },
  });
  const { error, ...text } = toInput(form.field('text'));
  return (
    <Dialog open title={t('member.writeTo', { account })} icon="send" dismissible={!form.busy} onClose={closeDialog}>
      <form {...form.form} className="form">
        <TextField
          {...toInput(form.field('title'))}
          label={t('member.letterTitle')}
          maxLength={maxLetterTitleLength}
          autoComplete="off"
        />
        <Field label={t('member.letter')} hint={t('member.letterHint')} error={error}>
          {(control) => <textarea {...control} {...text} className="input" rows={6} maxLength={maxLetterLength} />}
        </Field>
        {write.error && <Notice tone="error">{errorText(write.error)}</Notice>}
        <div className="dialog__foot">
          <Button variant="outline" onClick={closeDialog} disabled={form.busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('member.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { addMemberNote, maxMemberNoteLength, memberNotes } from '@unisite/shared/contract/operatorsMember';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Field } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { LoadedPanel } from './LoadedPanel.tsx';
import styles from './MemberPage.module.css';

/** Operators' notes about a member, with a field for a new one. */
export function NotesPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const query = useOperation(memberNotes, { id });
  return (
    <LoadedPanel title={t('member.notes')} failed={t('member.notesFailed')} query={query}>
      {({ rows }) => (
        <>
          {rows.length === 0 ? (
            <p className="muted">{t('member.noNotes')}</p>
          ) : (
            <ul className={styles.notes}>
              {rows.map(({ id: note, at, by, text }) => (
                <li key={note}>
                  <strong>{by}</strong> <span className="muted">{figures.when(at)}</span>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          )}
          <NewNote id={id} />
        </>
      )}
    </LoadedPanel>
  );
}

function NewNote({ id }: { id: string }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const add = useSending(addMemberNote);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    values: { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' ? t('member.noteMissing') : null }),
    async submit({ text }) {
      await add.send({ id, key, text: text.trim() });
      form.change('text', '');
      // the next note needs a new key
      setKey(crypto.randomUUID());
      await refresh(memberNotes);
    },
  });
  const { error, ...text } = toInput(form.field('text'));
  return (
    <form {...form.form} className={styles.form}>
      <Field label={t('member.newNote')} error={error ?? (add.error && errorText(add.error))}>
        {(control) => <textarea {...control} {...text} className="input" rows={3} maxLength={maxMemberNoteLength} />}
      </Field>
      <Button type="submit" size="sm" busy={form.busy}>
        {t('member.addNote')}
      </Button>
    </form>
  );
}

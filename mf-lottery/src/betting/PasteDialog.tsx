import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Field, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { pastedNumbers } from './pastedNumbers.ts';

interface PasteDialogProps {
  open: boolean;
  values: readonly string[];
  onClose: () => void;
  onTake: (values: readonly string[]) => void;
}

/** Pastes a list of numbers; entries that cannot be parsed are named before it is accepted. */
export function PasteDialog({ open, values, onClose, onTake }: PasteDialogProps): ReactElement {
  const t = useText();
  const [text, setText] = useState('');
  const read = pastedNumbers(text, values);
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('betting.paste')}
      onClose={close}
      foot={
        <>
          <Button variant="outline" onClick={close}>
            {t('betting.back')}
          </Button>
          <Button
            variant="primary"
            disabled={read.numbers.length === 0}
            onClick={() => {
              onTake(read.numbers);
              close();
            }}
          >
            {t('betting.takeNumbers', { count: read.numbers.length })}
          </Button>
        </>
      }
    >
      <Field label={t('betting.pasteLabel')} hint={t('betting.pasteHint')}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={5}
            maxLength={20_000}
            inputMode="numeric"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {read.unknown.length > 0 && (
        <Notice tone="warn">{t('betting.pasteUnknown', { numbers: read.unknown.slice(0, 20).join(', ') })}</Notice>
      )}
      {read.doubled.length > 0 && (
        <p className="muted">
          {t('betting.pasteDoubled', { numbers: [...new Set(read.doubled)].slice(0, 20).join(', ') })}
        </p>
      )}
    </Dialog>
  );
}

import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { PasteDialog } from './PasteDialog.tsx';

interface PasteAndClearProps {
  values: readonly string[];
  isEmpty: boolean;
  disabled: boolean;
  /** Between the two buttons. */
  children?: ReactNode;
  onTake: (numbers: readonly string[]) => void;
  onClear: () => void;
}

/** Buttons that paste numbers and that clear all of them. */
export function PasteAndClear(props: PasteAndClearProps): ReactElement {
  const { values, isEmpty, disabled, children, onTake, onClear } = props;
  const t = useText();
  const [pasting, setPasting] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon="copy" disabled={disabled} onClick={() => setPasting(true)}>
        {t('betting.paste')}
      </Button>
      {children}
      <Button size="sm" variant="quiet" icon="rollback" disabled={disabled || isEmpty} onClick={onClear}>
        {t('betting.clear')}
      </Button>
      <PasteDialog open={pasting} values={values} onClose={() => setPasting(false)} onTake={onTake} />
    </>
  );
}

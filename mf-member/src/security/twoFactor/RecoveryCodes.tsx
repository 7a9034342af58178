import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { Button, Checkbox, useUid } from '@unisite/shared/ui';
import { saveFile } from '@unisite/shared/ui/centre';
import { type ReactElement, useState } from 'react';
import { useCopy } from '../../form/useCopy.ts';
import { useFocusFirst } from '../../form/useFocusFirst.ts';
import { printSheet, sheetText } from './codeSheet.ts';
import styles from './TwoFactor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, shown once: ways to save them, and a confirmation that they are saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const copy = useCopy();
  const session = useSession();
  const textId = useUid();
  const list = useFocusFirst<HTMLUListElement>();
  const [kept, setKept] = useState(false);
  const [missing, setMissing] = useState(false);
  const account = session.status === 'in' ? session.info.account : '';
  const sheet = () => ({
    heading: t('recovery.sheet', { account }),
    note: t('recovery.sheetNote', { date: format.date(new Date()) }),
    codes,
  });
  return (
    <>
      <p className="soft" id={textId}>
        {t('recovery.text')}
      </p>
      <ul ref={list} className={styles.codes} tabIndex={-1} aria-label={t('recovery.list')} aria-describedby={textId}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button
          size="sm"
          variant="outline"
          icon="copy"
          onClick={() => void copy(codes.join('\n'), t('recovery.copied'))}
        >
          {t('recovery.copy')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon="download"
          onClick={() =>
            saveFile(`${t('recovery.file')}.txt`, new Blob([sheetText(sheet())], { type: 'text/plain;charset=utf-8' }))
          }
        >
          {t('recovery.download')}
        </Button>
        <Button size="sm" variant="outline" icon="document" onClick={() => printSheet(sheet())}>
          {t('recovery.print')}
        </Button>
      </div>
      <Checkbox
        checked={kept}
        error={missing && !kept ? t('recovery.keepFirst') : undefined}
        onChange={({ target }) => setKept(target.checked)}
      >
        {t('recovery.kept')}
      </Checkbox>
      <Button variant="primary" block onClick={() => (kept ? onKept() : setMissing(true))}>
        {t('recovery.done')}
      </Button>
    </>
  );
}

import { MAX_PROOF_BYTES, MAX_PROOFS } from '@unisite/shared/contract/withdrawals';
import type { BoundField } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { type PictureFault, pictureFault } from '@unisite/shared/pictures';
import { Icon, IconButton, Spinner, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from '../Cash.module.css';
import { type ProofFile, readProof } from './proofFile.ts';

interface ProofFieldProps extends Omit<BoundField<readonly ProofFile[]>, 'onBlur'> {
  busy: boolean;
}

/** Pictures that prove missing money: chosen, previewed, removed before they are sent. */
export function ProofField({ name, value: files, error, onValueChange: onFiles, busy }: ProofFieldProps): ReactElement {
  const t = useText();
  const id = useUid();
  const [fault, setFault] = useState<PictureFault | 'many' | null>(null);
  const shownError = fault === null ? error : t(`proof.fault.${fault}`, { count: MAX_PROOFS });

  const take = async (chosen: readonly File[]) => {
    const room = MAX_PROOFS - files.length;
    const faults = chosen.map((file) => pictureFault(file, MAX_PROOF_BYTES));
    const good = chosen.filter((_file, place) => faults[place] === null);
    const read = await Promise.all(good.slice(0, room).map(readProof));
    const taken = read.filter((file) => file !== null);
    setFault(
      faults.find((one) => one !== null) ??
        (good.length > room ? 'many' : taken.length < read.length ? 'unread' : null),
    );
    onFiles([...files, ...taken]);
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <span>{t('proof.label')}</span>
        <span className="muted">{t('proof.note', { count: MAX_PROOFS })}</span>
      </label>
      {files.length > 0 && (
        <ul className={styles.proofs}>
          {files.map((file) => (
            <li key={file.key} aria-busy={file.state === 'sending'}>
              <img src={file.address} alt={file.name} width={96} height={96} />
              {file.state === 'sending' && <Spinner />}
              {file.state === 'sent' && <Icon name="check-circle" size={20} />}
              {file.state === 'chosen' && !busy && (
                <IconButton
                  size="sm"
                  icon="trash"
                  label={t('proof.remove', { name: file.name })}
                  onClick={() => onFiles(files.filter(({ key }) => key !== file.key))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_PROOFS && (
        <span className={`btn btn--outline btn--sm ${styles.pick}`}>
          <Icon name="camera" size={16} />
          <span aria-hidden>{t('proof.choose')}</span>
          <input
            id={id}
            name={name}
            type="file"
            accept="image/png,image/jpeg"
            multiple
            disabled={busy}
            aria-describedby={shownError ? `${id}-error` : undefined}
            aria-invalid={shownError ? true : undefined}
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              // the same file can be chosen again after it was removed
              target.value = '';
            }}
          />
        </span>
      )}
      {shownError && (
        <p className="field__error" id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{shownError}</span>
        </p>
      )}
    </div>
  );
}

import './pictureTexts.ts';
import { CallError, isLost } from '@unisite/shared/client';
import {
  MAX_SITE_PICTURE_BYTES,
  operatorPicturePath,
  uploadSitePicture,
} from '@unisite/shared/contract/operatorsPictures';
import { useText } from '@unisite/shared/i18n';
import { addressOf, base64Of, type PictureFault, pictureFault } from '@unisite/shared/pictures';
import { Button, Icon, useUid } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './PictureUpload.module.css';

type Sending =
  | { readonly is: 'none' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  /** No response: it can be sent again. */
  | { readonly is: 'lost'; readonly name: string; readonly again: () => void }
  | { readonly is: 'refused'; readonly fault: PictureFault }
  | { readonly is: 'failed'; readonly error: CallError };

interface PictureUploadProps {
  label: string;
  hint?: string;
  /** Name of the uploaded picture; empty: none. */
  value: string;
  /** An optional picture can be removed. */
  removable?: boolean;
  onChange: (name: string) => void;
}

/** A picture for visitors: uploaded with progress, previewed, replaced. */
export function PictureUpload({ label, hint, value, removable = false, onChange }: PictureUploadProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const id = useUid();
  const [sending, setSending] = useState<Sending>({ is: 'none' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const send = async (name: string, address: string) => {
    const controller = new AbortController();
    under.current = controller;
    setSending({ is: 'sending', name, share: 0 });
    try {
      const kept = await call(
        uploadSitePicture,
        { image: base64Of(address) },
        {
          signal: controller.signal,
          onProgress: (share) => {
            if (!controller.signal.aborted) setSending({ is: 'sending', name, share });
          },
        },
      );
      setSending({ is: 'none' });
      onChange(kept.name);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setSending(isLost(error) ? { is: 'lost', name, again: () => void send(name, address) } : { is: 'failed', error });
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    under.current?.abort();
    const fault = pictureFault(file, MAX_SITE_PICTURE_BYTES);
    if (fault) return setSending({ is: 'refused', fault });
    const address = await addressOf(file);
    if (address) await send(file.name, address);
    else setSending({ is: 'refused', fault: 'unread' });
  };
  const error =
    sending.is === 'refused'
      ? t(`pictures.fault.${sending.fault}`)
      : sending.is === 'failed'
        ? errorText(sending.error)
        : sending.is === 'lost'
          ? t('pictures.lost', { name: sending.name })
          : null;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        <span className="muted">{t('pictures.note')}</span>
      </label>
      {value !== '' && <img className={styles.picture} src={operatorPicturePath(value)} alt={t('pictures.uploaded')} />}
      {sending.is === 'sending' && (
        <div className="row">
          <progress
            className={styles.progress}
            max={1}
            value={sending.share}
            aria-label={t('pictures.sending', { name: sending.name })}
          />
          <Button
            size="sm"
            variant="quiet"
            icon="close"
            onClick={() => {
              under.current?.abort();
              setSending({ is: 'none' });
            }}
          >
            {t('pictures.stop')}
          </Button>
        </div>
      )}
      <div className="row">
        <span className={`btn btn--outline btn--sm ${styles.pick}`}>
          <Icon name="camera" size={16} />
          <span aria-hidden>{t(value === '' ? 'pictures.upload' : 'pictures.another')}</span>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            disabled={sending.is === 'sending'}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // allows choosing the same file again
              target.value = '';
            }}
          />
        </span>
        {sending.is === 'lost' && (
          <Button size="sm" icon="refresh" onClick={sending.again}>
            {t('pictures.again')}
          </Button>
        )}
        {removable && value !== '' && (
          <Button size="sm" variant="quiet" icon="trash" onClick={() => onChange('')}>
            {t('pictures.remove')}
          </Button>
        )}
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && <p className="field__hint">{hint}</p>}
    </div>
  );
}

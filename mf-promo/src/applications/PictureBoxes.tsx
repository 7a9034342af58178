import { useAction } from '@unisite/shared/api';
import { MAX_APPLICATION_PICTURES } from '@unisite/shared/contract/applicationLimits';
import { type ApplicationPicture, removeApplicationPicture } from '@unisite/shared/contract/applications';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Icon, IconButton, Spinner, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Application.module.css';
import { cacheApplication } from './applicationQuery.ts';
import type { PictureUploads, Upload } from './usePictureUploads.ts';

interface PictureBoxesProps {
  id: string;
  /** Uploaded pictures. */
  pictures: readonly ApplicationPicture[];
  /** Minimum number of pictures. */
  needs: number;
  uploads: PictureUploads;
  error: string | undefined;
  disabled: boolean;
}

/**
 * Up to three pictures: chosen or dropped, uploaded with progress, viewed, removed. A refused one says why in its box.
 */
export function PictureBoxes({ id, pictures, needs, uploads, error, disabled }: PictureBoxesProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const uid = useUid();
  const [tooMany, setTooMany] = useState(false);
  const remove = useAction(removeApplicationPicture);
  const room = MAX_APPLICATION_PICTURES - pictures.length - uploads.places;
  const shown = tooMany
    ? t('application.fault.many', { count: MAX_APPLICATION_PICTURES })
    : remove.error
      ? refusalSentence(remove.error, language)
      : error;
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room);
    uploads.take(files.slice(0, room));
  };
  return (
    <fieldset className={styles.field} aria-describedby={shown ? `${uid}-error` : undefined}>
      <legend className="field__label">
        <span>{t('application.pictures')}</span>
        <span className="muted">
          {t(needs > 0 ? 'application.picturesNeeded' : 'application.picturesNote', {
            least: needs,
            count: MAX_APPLICATION_PICTURES,
          })}
        </span>
      </legend>
      <ul className={styles.pictures}>
        {pictures.map((picture, place) => {
          const name = t('application.picture', { n: place + 1 });
          const isGoing = remove.isPending && remove.variables?.picture === picture.id;
          return (
            <li key={picture.id} className={styles.picture} aria-busy={isGoing || undefined}>
              <img src={picture.address} alt={name} />
              {isGoing && <Spinner />}
              {!disabled && !isGoing && (
                <span className={styles.off}>
                  <IconButton
                    size="sm"
                    icon="close"
                    label={t('application.remove', { name: name.toLocaleLowerCase(language) })}
                    disabled={remove.isPending}
                    onClick={() => {
                      setTooMany(false);
                      remove.mutate({ id, picture: picture.id }, { onSuccess: (value) => cacheApplication(id, value) });
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
        {uploads.uploads.map((upload) => (
          <UploadBox
            key={upload.key}
            upload={upload}
            onAgain={() => uploads.again(upload.key)}
            onDismiss={() => uploads.dismiss(upload.key)}
          />
        ))}
        {room > 0 && !disabled && (
          <li className={styles.add}>
            <Icon name="camera" size={24} />
            <span aria-hidden>{t('application.add')}</span>
            <input
              type="file"
              accept="image/png,image/jpeg"
              multiple
              aria-label={t('application.add')}
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                // allows choosing the same file again
                target.value = '';
              }}
            />
          </li>
        )}
      </ul>
      {shown && (
        <p className="field__error" id={`${uid}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{shown}</span>
        </p>
      )}
    </fieldset>
  );
}

interface UploadBoxProps {
  upload: Upload;
  onAgain: () => void;
  onDismiss: () => void;
}

/** A file that is not uploaded yet, or was refused. */
function UploadBox({ upload, onAgain, onDismiss }: UploadBoxProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, size, address, state } = upload;
  if (state.is === 'refused' || state.is === 'failed')
    return (
      <li className={styles.bad}>
        <Icon name="alert" size={20} />
        <span role="alert">
          <b>{name}</b> <span>{state.is === 'failed' ? state.sentence : t(`application.fault.${state.fault}`)}</span>
        </span>
        <span className={styles.off}>
          <IconButton size="sm" icon="close" label={t('application.dismiss', { name })} onClick={onDismiss} />
        </span>
      </li>
    );
  const megabytes = format.number(Math.max(0.1, Math.round((size / 1024 / 1024) * 10) / 10));
  return (
    <li className={styles.picture}>
      {address ? <img src={address} alt={name} /> : <Spinner />}
      <span className={styles.off}>
        <IconButton
          size="sm"
          icon="close"
          label={t(state.is === 'lost' ? 'application.remove' : 'application.stop', { name })}
          onClick={onDismiss}
        />
      </span>
      {state.is === 'lost' ? (
        <span className={styles.under} role="alert">
          <span>{t('application.lost')}</span>
          <Button size="sm" icon="refresh" aria-label={t('application.againOf', { name })} onClick={onAgain}>
            {t('application.again')}
          </Button>
        </span>
      ) : (
        <span className={styles.under}>
          <span>{t('application.named', { name, size: t('application.size', { size: megabytes }) })}</span>
          <progress
            className={styles.progress}
            max={1}
            value={state.is === 'sending' ? state.share : 0}
            aria-label={t('application.sending', { name })}
          />
        </span>
      )}
    </li>
  );
}

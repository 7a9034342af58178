import type { IdentityCheck, IdentityPictureKind } from '@unisite/shared/contract/identityChecks';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, IconButton, Tag, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Identity.module.css';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureBoxProps {
  kind: IdentityPictureKind;
  /** The uploaded picture; undefined: none yet. */
  kept: IdentityCheck['pictures'][number] | undefined;
  /** This page's local preview; the picture cannot be viewed elsewhere. */
  preview: string | undefined;
  onSent: (address: string) => void;
}

/** Camera used on phones. A proof of address may be any picture. */
const cameras: Readonly<Partial<Record<IdentityPictureKind, 'environment' | 'user'>>> = {
  documentFront: 'environment',
  documentBack: 'environment',
  selfie: 'user',
};

/** One picture of a check: taken or dropped, uploaded with progress, previewed, replaced. */
export function PictureBox({ kind, kept, preview, onSent }: PictureBoxProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const id = useUid();
  const [isCovered, setCovered] = useState(true);
  const { sending, sentence, take, stop } = usePictureUpload(kind, onSent);
  const name = t(`identity.picture.${kind}`);
  const isSending = sending.state === 'sending';
  const percent = isSending ? format.percent(Math.round(sending.share * 100), 0) : '';
  const error = sending.state === 'refused' ? t(`identity.fault.${sending.fault}`) : sentence;
  const input = (label: string, camera: boolean) => (
    <input
      type="file"
      accept="image/png,image/jpeg"
      {...(camera && cameras[kind] ? { capture: cameras[kind] } : {})}
      disabled={isSending}
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      onChange={({ target }) => {
        take(target.files?.[0]);
        // the same file can be chosen again
        target.value = '';
      }}
    />
  );
  return (
    <div className={styles.paper}>
      <div className={classNames(styles.shot, !kept && styles.drop)}>
        {kept && preview ? (
          <>
            <img
              src={preview}
              alt={t('identity.previewOf', { picture: name })}
              className={classNames(isCovered && styles.covered)}
            />
            <span className={styles.uncover}>
              <IconButton
                size="sm"
                icon={isCovered ? 'eye' : 'eye-off'}
                label={t(isCovered ? 'identity.uncover' : 'identity.cover', { picture: name })}
                onClick={() => setCovered(!isCovered)}
              />
            </span>
          </>
        ) : kept ? (
          <>
            <Icon name="check-circle" size={24} />
            <span className="muted">{t('identity.kept', { time: format.time(kept.at) })}</span>
          </>
        ) : (
          <>
            <Icon name="camera" size={24} />
            <b>{t(`identity.take.${kind}`)}</b>
            <span className="muted">{t('identity.orDrop')}</span>
            {input(t(`identity.take.${kind}`), true)}
          </>
        )}
      </div>
      {isSending ? (
        <>
          <p>
            <span className="muted">{t('identity.sendingFile', { name: sending.name })}</span>
            <b className="num">{percent}</b>
          </p>
          <progress
            className={styles.progress}
            max={1}
            value={sending.share}
            aria-label={t('identity.sendingOf', { picture: name })}
          />
        </>
      ) : (
        <p>
          <b>{name}</b>
          {kept && (
            <Tag tone="jade" icon="check">
              {t('identity.there')}
            </Tag>
          )}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {sending.state === 'lost' && (
        <p className="field__error" role="alert">
          <Icon name="wifi-off" size={16} />
          <span>{t('identity.lost', { name: sending.name })}</span>
        </p>
      )}
      <div className="row">
        {isSending && (
          <Button size="sm" variant="quiet" icon="close" onClick={stop}>
            {t('identity.stop')}
          </Button>
        )}
        {sending.state === 'lost' && (
          <Button size="sm" icon="refresh" onClick={sending.again}>
            {t('identity.sendAgain')}
          </Button>
        )}
        {kept && !isSending && (
          <span className={classNames('btn', 'btn--outline', 'btn--sm', styles.pick)}>
            <Icon name="camera" size={16} />
            <span aria-hidden>{t('identity.retake')}</span>
            {input(t('identity.retakeOf', { picture: name }), true)}
          </span>
        )}
        {cameras[kind] && !isSending && (
          <span className={classNames('btn', 'btn--quiet', 'btn--sm', styles.pick, styles.phones)}>
            <Icon name="document" size={16} />
            <span aria-hidden>{t('identity.fromFiles')}</span>
            {input(t('identity.fromFilesOf', { picture: name }), false)}
          </span>
        )}
      </div>
    </div>
  );
}

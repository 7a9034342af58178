import {
  applicationDesk,
  type DeskApplication,
  lookAtApplicationPicture,
} from '@unisite/shared/contract/operatorsApplications';
import { useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, Notice, Spinner, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { refresh, useSending } from '../api/queries.ts';
import { type OpenedPicture, PictureCanvas } from '../identity/PictureCanvas.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Applications.module.css';

/**
 * An application's pictures, shown to who asks for them: each look is kept. They are in this page's memory alone, until the
 * operator leaves it.
 */
export function ApplicationPictures({ application }: { application: DeskApplication }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const look = useSending(lookAtApplicationPicture);
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedPicture>>(new Map());
  const [large, setLarge] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, reference, pictures } = application;
  const hidden = pictures.filter((picture) => !opened.has(picture.id));
  const open = async () => {
    setBusy(true);
    try {
      for (const { id: picture } of hidden) {
        const shown = await look.send({ id, picture });
        setOpened((before) => new Map(before).set(picture, shown));
      }
    } catch {
      // what the call failed with stands beside the button
    } finally {
      setBusy(false);
      void refresh(applicationDesk);
    }
  };
  return (
    <div className={styles.box}>
      <div className="row">
        <span className="muted">{t('applications.pictures', { count: pictures.length })}</span>
        {pictures.every(({ seen }) => seen) ? (
          <Tag tone="jade" icon="check">
            {t('applications.seen')}
          </Tag>
        ) : (
          <Tag>{t('applications.unseen')}</Tag>
        )}
        {hidden.length > 0 && (
          <>
            <Button
              size="sm"
              variant="outline"
              icon="eye"
              busy={isBusy}
              aria-label={t('applications.lookOf', { reference })}
              onClick={() => void open()}
            >
              {t('applications.look')}
            </Button>
            <span className="muted">{t('applications.lookKept')}</span>
          </>
        )}
      </div>
      {look.error && <Notice tone="error">{errorText(look.error)}</Notice>}
      {(opened.size > 0 || isBusy) && (
        <ul className={styles.pictures}>
          {pictures.map(({ id: picture }, place) => {
            const shown = opened.get(picture);
            const isLarge = large === picture;
            const n = place + 1;
            return (
              <li key={picture} className={classNames(isLarge && styles.large)}>
                <div className={styles.shot}>
                  {shown ? (
                    <PictureCanvas opened={shown} label={t('applications.picture', { n, reference })} />
                  ) : isBusy ? (
                    <Spinner />
                  ) : (
                    <Icon name="eye-off" size={24} />
                  )}
                </div>
                {shown && (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={isLarge ? 'minus' : 'plus'}
                    onClick={() => setLarge(isLarge ? null : picture)}
                  >
                    {t(isLarge ? 'applications.smaller' : 'applications.larger', { n })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import {
  applicationDesk,
  type DeskApplication,
  lookAtApplicationPicture,
} from '@unisite/shared/contract/operatorsApplications';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { SeenTag } from '../../../../frame/pictures/SeenTag.tsx';
import { SentPictures } from '../../../../frame/pictures/SentPictures.tsx';
import { useOpenedPictures } from '../../../../frame/pictures/useOpenedPictures.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import styles from './Applications.module.css';

/** An application's pictures, shown on request: each view is recorded. */
export function ApplicationPictures({ application }: { application: DeskApplication }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const look = useSending(lookAtApplicationPicture);
  const [isBusy, setBusy] = useState(false);
  const { id, reference, pictures } = application;
  const { opened, hidden, openAll } = useOpenedPictures(pictures);
  const open = async () => {
    setBusy(true);
    try {
      await openAll((picture) => look.send({ id, picture }));
    } catch {
      // the error shows beside the button
    } finally {
      setBusy(false);
      void refresh(applicationDesk);
    }
  };
  return (
    <div className={styles.box}>
      <div className="row">
        <span className="muted">{t('applications.pictures', { count: pictures.length })}</span>
        <SeenTag seen={pictures.every(({ seen }) => seen)} />
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
        <SentPictures
          busy={isBusy}
          pictures={pictures.map(({ id: picture }, place) => ({
            id: picture,
            label: t('applications.picture', { n: place + 1, reference }),
            opened: opened.get(picture),
          }))}
        />
      )}
    </div>
  );
}

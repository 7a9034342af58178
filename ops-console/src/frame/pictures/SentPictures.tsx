import { useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, Spinner } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type OpenedPicture, PictureCanvas } from './PictureCanvas.tsx';
import styles from './SentPictures.module.css';

interface SentPicture {
  readonly id: string;
  readonly label: string;
  /** Above the picture. */
  readonly head?: ReactNode;
  /** Undefined until it is opened. */
  readonly opened: OpenedPicture | undefined;
}

/** A member's pictures side by side: covered, loading, or shown, and enlarged on request. */
export function SentPictures({ pictures, busy }: { pictures: readonly SentPicture[]; busy: boolean }): ReactElement {
  const t = useText();
  const [large, setLarge] = useState<string | null>(null);
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, label, head, opened }) => {
        const isLarge = large === id;
        return (
          <li key={id} className={classNames(isLarge && styles.large)}>
            {head}
            <div className={styles.shot}>
              {opened ? (
                <PictureCanvas opened={opened} label={label} />
              ) : busy ? (
                <Spinner />
              ) : (
                <Icon name="eye-off" size={24} />
              )}
            </div>
            {opened && (
              <Button
                size="sm"
                variant="quiet"
                icon={isLarge ? 'minus' : 'plus'}
                onClick={() => setLarge(isLarge ? null : id)}
              >
                {t(isLarge ? 'sentPicture.smaller' : 'sentPicture.larger', { picture: label })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

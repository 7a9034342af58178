import { useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, Spinner } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type OpenedPicture, PictureCanvas } from './PictureCanvas.tsx';
import styles from './SentPictures.module.css';

interface SentPicture {
  readonly id: string;
  readonly label: string;
  /** Stands above it. */
  readonly head?: ReactNode;
  /** Undefined until somebody asked to see it. */
  readonly opened: OpenedPicture | undefined;
}

/** What a member sent, side by side: covered, on its way, or shown, and then larger for who asks. */
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

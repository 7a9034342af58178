import { useOperation } from '@unisite/shared/api';
import { staticAvatars } from '@unisite/shared/contract/members';
import { useText } from '@unisite/shared/i18n';
import { Icon, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './AvatarField.module.css';
import { CropPicture } from './CropPicture.tsx';
import { type Crop, middle } from './crop.ts';

/** The choice: a drawn avatar, or a square of a picture. */
export type ChosenAvatar =
  | { readonly kind: 'drawn'; readonly number: number }
  | { readonly kind: 'uploaded' }
  | { readonly kind: 'picture'; readonly picture: ImageBitmap; readonly crop: Crop };

interface AvatarFieldProps {
  /** Null: unchanged. */
  chosen: ChosenAvatar | null;
  error: string | null;
  onChoose: (chosen: ChosenAvatar | null) => void;
}

/** Chooses an avatar: a cropped picture, or one of the drawn ones. */
export function AvatarField({ chosen, error, onChoose }: AvatarFieldProps): ReactElement {
  const t = useText();
  const query = useOperation(staticAvatars, {});
  const [isUnread, setUnread] = useState(false);
  const { data } = query;
  const now = chosen ?? kept(data);
  const fault = isUnread ? t('profile.crop.unread') : error;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await readPicture(file);
    setUnread(picture === null);
    if (picture) onChoose({ kind: 'picture', picture, crop: middle });
  };
  return (
    <fieldset className={styles.avatars}>
      <legend className="field__label">{t('profile.avatar')}</legend>
      <span className={`btn btn--outline btn--sm ${styles.pick}`}>
        <Icon name="camera" size={16} />
        <span aria-hidden>{t('profile.crop.choose')}</span>
        <input
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('profile.crop.choose')}
          aria-describedby={fault ? 'avatar-fault' : undefined}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // the same file can be chosen again after it was dropped
            target.value = '';
          }}
        />
      </span>
      <p className="muted">{t('profile.crop.seenBy')}</p>
      {fault && (
        <p className="field__error" id="avatar-fault" role="alert">
          <Icon name="alert" size={16} />
          <span>{fault}</span>
        </p>
      )}
      {now?.kind === 'picture' && (
        <CropPicture
          picture={now.picture}
          crop={now.crop}
          onCrop={(crop) => onChoose({ ...now, crop })}
          onDrop={() => onChoose(null)}
        />
      )}
      {query.error && !data && <QueryError title={t('profile.failed')} query={query} />}
      {!data && !query.error && <Skeleton kind="block" height={160} />}
      <div className={styles.choice}>
        {data?.uploaded && (
          <Choice
            picture={data.uploaded}
            name={t('profile.crop.own')}
            isChosen={now?.kind === 'uploaded'}
            onChoose={() => onChoose({ kind: 'uploaded' })}
          />
        )}
        {data?.rows.map(({ number, url }) => (
          <Choice
            key={number}
            picture={url}
            name={t('profile.picture', { number: number + 1 })}
            isChosen={now?.kind === 'drawn' && now.number === number}
            onChoose={() => onChoose({ kind: 'drawn', number })}
          />
        ))}
      </div>
      {data?.uploaded && now?.kind === 'drawn' && <p className="muted">{t('profile.crop.deletes')}</p>}
    </fieldset>
  );
}

/** The current avatar as a choice. */
const kept = (data: { readonly chosen: number | null } | undefined): ChosenAvatar | null => {
  if (!data) return null;
  return data.chosen === null ? { kind: 'uploaded' } : { kind: 'drawn', number: data.chosen };
};

/** Null when the browser cannot decode the file. */
async function readPicture(file: File): Promise<ImageBitmap | null> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return null;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

interface ChoiceProps {
  picture: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ picture, name, isChosen, onChoose }: ChoiceProps): ReactElement => (
  <label>
    <input type="radio" name="avatar" checked={isChosen} onChange={onChoose} />
    <img src={picture} alt={name} width={56} height={56} loading="lazy" />
  </label>
);

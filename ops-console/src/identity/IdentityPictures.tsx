import {
  lookAtIdentityPicture,
  type OperatorIdentityCheck,
  oneIdentityCheck,
} from '@unisite/shared/contract/operatorsIdentity';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, classNames, Icon, Notice, Panel, Spinner, Tag, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { refresh, useSending } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Identity.module.css';
import { type OpenedPicture, PictureCanvas } from './PictureCanvas.tsx';

/**
 * A check's pictures, which are shown to who says why; the reason is kept with each of them. They are in this page's
 * memory alone, until the operator leaves the check.
 */
export function IdentityPictures({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const look = useSending(lookAtIdentityPicture);
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedPicture>>(new Map());
  const [large, setLarge] = useState<string | null>(null);
  const { id, pictures } = check;
  const hidden = pictures.filter((picture) => !opened.has(picture.id));
  const form = useForm({
    values: { why: '' },
    validate: ({ why }) => ({ why: why.trim().length < 3 ? t('reason.missing') : null }),
    async submit({ why }) {
      try {
        for (const { id: picture } of hidden) {
          const shown = await look.send({ id, picture, why: why.trim() });
          setOpened((before) => new Map(before).set(picture, shown));
        }
      } finally {
        void refresh(oneIdentityCheck);
      }
    },
  });
  return (
    <Panel title={t('identity.pictures')}>
      {pictures.length === 0 && <p className="muted">{t('identity.noPictures')}</p>}
      {hidden.length > 0 && (
        <form {...form.form} className={styles.ask}>
          <TextField
            {...toInput(form.field('why'))}
            label={t('identity.lookWhy')}
            hint={t('identity.lookHint')}
            maxLength={300}
            autoComplete="off"
          />
          {look.error && <Notice tone="error">{errorText(look.error)}</Notice>}
          <Button type="submit" variant="primary" icon="eye" busy={form.busy}>
            {t('identity.look')}
          </Button>
        </form>
      )}
      <ul className={styles.pictures}>
        {pictures.map(({ id: picture, kind, seen }) => {
          const shown = opened.get(picture);
          const name = t(`identity.picture.${kind}`);
          const isLarge = large === picture;
          return (
            <li key={picture} className={classNames(isLarge && styles.large)}>
              <div className="row row--between">
                <h3>{name}</h3>
                {seen ? (
                  <Tag tone="jade" icon="check">
                    {t('identity.seen')}
                  </Tag>
                ) : (
                  <Tag>{t('identity.unseen')}</Tag>
                )}
              </div>
              <div className={styles.shot}>
                {shown ? (
                  <PictureCanvas opened={shown} label={name} />
                ) : form.busy ? (
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
                  {t(isLarge ? 'identity.smaller' : 'identity.larger', { picture: name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

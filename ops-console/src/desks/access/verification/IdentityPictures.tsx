import {
  lookAtIdentityPicture,
  type OperatorIdentityCheck,
  oneIdentityCheck,
} from '@unisite/shared/contract/operatorsIdentity';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice, Panel, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { SeenTag } from '../../../frame/pictures/SeenTag.tsx';
import { SentPictures } from '../../../frame/pictures/SentPictures.tsx';
import { useOpenedPictures } from '../../../frame/pictures/useOpenedPictures.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import styles from './Identity.module.css';

/** A check's pictures, shown after stating a reason, which is recorded with each. */
export function IdentityPictures({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const look = useSending(lookAtIdentityPicture);
  const { id, pictures } = check;
  const { opened, hidden, openAll } = useOpenedPictures(pictures);
  const form = useForm({
    values: { why: '' },
    validate: ({ why }) => ({ why: why.trim().length < 3 ? t('reason.missing') : null }),
    async submit({ why }) {
      try {
        await openAll((picture) => look.send({ id, picture, why: why.trim() }));
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
      <SentPictures
        busy={form.busy}
        pictures={pictures.map(({ id: picture, kind, seen }) => {
          const label = t(`identity.picture.${kind}`);
          const head = (
            <div className="row row--between">
              <h3>{label}</h3>
              <SeenTag seen={seen} />
            </div>
          );
          return { id: picture, label, head, opened: opened.get(picture) };
        })}
      />
    </Panel>
  );
}

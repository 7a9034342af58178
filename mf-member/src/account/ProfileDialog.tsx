import { call, invalidate, useOperation } from '@unisite/shared/api';
import {
  avatar,
  changeNickname,
  chooseAvatar,
  memberInfo,
  NICKNAME_DAYS,
  nickname as nicknameRule,
  staticAvatars,
} from '@unisite/shared/contract/members';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { sessionState, startSession } from '@unisite/shared/session';
import { Button, Dialog, QueryError, Skeleton, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../form/ValidatedForm.tsx';
import styles from './Profile.module.css';

interface ProfileDialogProps {
  nickname: string;
  /** When it can be changed next; null: now. */
  changesAt: string | null;
  onClose: () => void;
}

/** What others see of the member: a nickname, and one of the drawn avatars. */
export default function ProfileDialog({ nickname, changesAt, onClose }: ProfileDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const avatars = useOperation(staticAvatars, {});
  const form = useForm<{ nickname: string; avatar: number | null }>({
    values: { nickname, avatar: null },
    validate: (typed) => ({
      nickname:
        typed.nickname === nickname || safeParse(nicknameRule, typed.nickname).success ? null : t('profile.wrong'),
    }),
    submit: async (typed) => {
      if (typed.nickname.trim() !== nickname) {
        const changed = await call(changeNickname, { nickname: typed.nickname });
        show({ nickname: changed.nickname });
      }
      if (typed.avatar !== null && typed.avatar !== avatars.data?.chosen)
        show({ avatar: (await call(chooseAvatar, { number: typed.avatar })).avatar });
      for (const operation of [memberInfo, avatar, staticAvatars]) void invalidate(operation);
      toastStore.show({ icon: 'check', title: t('profile.done') });
      onClose();
    },
    fieldOfRefusal: { NICKNAME_CHANGED_LATELY: 'nickname' },
  });
  const chosen = form.values.avatar ?? avatars.data?.chosen;
  return (
    <Dialog open icon="id-card" title={t('profile.title')} dismissible={!form.busy} onClose={onClose}>
      <ValidatedForm form={form}>
        <TextField
          {...toInput(form.field('nickname'))}
          label={t('facts.nickname')}
          hint={
            changesAt
              ? t('profile.changesAt', { at: format.date(changesAt) })
              : t('profile.rule', { count: NICKNAME_DAYS })
          }
          readOnly={changesAt !== null}
          maxLength={40}
          autoComplete="nickname"
        />
        <fieldset className={styles.avatars}>
          <legend className="field__label">{t('profile.avatar')}</legend>
          {avatars.error && !avatars.data && <QueryError title={t('profile.failed')} query={avatars} />}
          {!avatars.data && !avatars.error && <Skeleton kind="block" height={160} />}
          <div>
            {avatars.data?.rows.map(({ number, url }) => (
              <label key={number}>
                <input
                  type="radio"
                  name="avatar"
                  checked={number === chosen}
                  onChange={() => form.change('avatar', number)}
                />
                <img
                  src={url}
                  alt={t('profile.picture', { number: number + 1 })}
                  width={56}
                  height={56}
                  loading="lazy"
                />
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('profile.save')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}

/** What the header and the centre's menu show of the member. */
function show(changed: { nickname: string } | { avatar: string }): void {
  const now = sessionState();
  if (now.status === 'in') startSession({ ...now.info, ...changed });
}

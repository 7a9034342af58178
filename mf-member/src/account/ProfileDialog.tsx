import { call, invalidate } from '@unisite/shared/api';
import {
  avatar,
  changeNickname,
  chooseAvatar,
  memberInfo,
  NICKNAME_DAYS,
  nickname as nicknameRule,
  staticAvatars,
  uploadAvatar,
} from '@unisite/shared/contract/members';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { sessionState, startSession } from '@unisite/shared/session';
import { Button, Dialog, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../form/ValidatedForm.tsx';
import { AvatarField, type ChosenAvatar } from './avatar/AvatarField.tsx';
import { squareToSend } from './avatar/drawnSquare.ts';

interface ProfileDialogProps {
  nickname: string;
  /** When it can be changed next; null: now. */
  changesAt: string | null;
  onClose: () => void;
}

/** Edits the public profile: nickname and avatar. */
export default function ProfileDialog({ nickname, changesAt, onClose }: ProfileDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const form = useForm<{ nickname: string; avatar: ChosenAvatar | null }>({
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
      const shown = typed.avatar && (await send(typed.avatar));
      if (shown) show({ avatar: shown });
      for (const operation of [memberInfo, avatar]) void invalidate(operation);
      // reopening the dialog shows the new choice
      await invalidate(staticAvatars);
      toastStore.show({ icon: 'check', title: t('profile.done') });
      onClose();
    },
    fieldOfRefusal: {
      NICKNAME_CHANGED_LATELY: 'nickname',
      NOT_A_PICTURE: 'avatar',
      PAYLOAD_TOO_LARGE: 'avatar',
      AVATAR_TAKEN_AWAY: 'avatar',
    },
  });
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
        <AvatarField
          chosen={form.values.avatar}
          error={form.field('avatar').error ?? null}
          onChoose={(avatar) => form.change('avatar', avatar)}
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('profile.save')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}

/** Uploads or selects the chosen avatar and resolves to its address; null: the uploaded one stays. */
async function send(chosen: ChosenAvatar): Promise<string | null> {
  if (chosen.kind === 'uploaded') return null;
  if (chosen.kind === 'drawn') return (await call(chooseAvatar, { number: chosen.number })).avatar;
  return (await call(uploadAvatar, { image: squareToSend(chosen.picture, chosen.crop) })).avatar;
}

/** Updates what the header and the centre's menu show of the member. */
function show(changed: { nickname: string } | { avatar: string }): void {
  const now = sessionState();
  if (now.status === 'in') startSession({ ...now.info, ...changed });
}

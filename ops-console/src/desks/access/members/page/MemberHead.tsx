import type { OperatorMember } from '@unisite/shared/contract/operators';
import { memberFacts } from '@unisite/shared/contract/operatorsMember';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { type ReactElement, useMemo } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { PictureCanvas } from '../../../../frame/pictures/PictureCanvas.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './MemberPage.module.css';

/** The member's name, and the actions on the account. */
export function MemberHead({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const { account, nickname, market, state, picture } = member;
  const opened = useMemo(() => (picture === null ? null : { type: 'image/jpeg', image: picture }), [picture]);
  return (
    <div className={styles.head}>
      {opened && <PictureCanvas opened={opened} label={t('member.avatar')} />}
      <div className={styles.who}>
        <div className="row">
          <h2>{account}</h2>
          <Tag tone={state === 'active' ? 'jade' : 'coral'} icon={state === 'active' ? 'check' : 'lock'}>
            {t(state === 'active' ? 'member.active' : 'members.closed')}
          </Tag>
          <span className="code">{market}</span>
        </div>
        <span className="muted">{nickname}</span>
        <Playing id={member.id} />
      </div>
      <div className="row">
        <DialogButton size="sm" icon="send" request={{ kind: 'writeTo', member }}>
          {t('member.write')}
        </DialogButton>
        {picture !== null && (
          <DialogButton size="sm" variant="outline" icon="trash" request={{ kind: 'removePicture', member }}>
            {t('member.removePicture')}
          </DialogButton>
        )}
        <DialogButton size="sm" variant="outline" icon="edit" request={{ kind: 'correctBalance', member }}>
          {t('corrections.correct')}
        </DialogButton>
        <DialogButton
          size="sm"
          variant={state === 'active' ? 'danger' : 'outline'}
          icon="lock"
          request={{ kind: state === 'active' ? 'lockMember' : 'unlockMember', member }}
        >
          {t(state === 'active' ? 'member.lock' : 'member.unlock')}
        </DialogButton>
      </div>
    </div>
  );
}

/** The game that the member is playing, if any. */
function Playing({ id }: { id: string }): ReactElement | null {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { data } = useOperation(memberFacts, { id });
  if (!data?.playing) return null;
  const { game, since } = data.playing;
  return (
    <small>
      <Tag tone="jade" icon="play">
        {t('member.playing', { game: localized(game), at: figures.when(since) })}
      </Tag>
    </small>
  );
}

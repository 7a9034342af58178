import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { type ReactElement, useMemo } from 'react';
import { DialogButton } from '../../acts/DialogButton.tsx';
import { PictureCanvas } from '../../sentPictures/PictureCanvas.tsx';
import styles from './MemberPage.module.css';

/** Whom the page is of, and what can be done for it or about it. */
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

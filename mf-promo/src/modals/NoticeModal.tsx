import './popupTexts.ts';
import { useOperation } from '@unisite/shared/api';
import { announcements } from '@unisite/shared/contract/messages';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { Button, Checkbox, Dialog, IconButton } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { paragraphsOf, pinnedFirst } from '../notices/noticePath.ts';
import styles from './NoticeModal.module.css';
import { isQuiet, mutePopupToday } from './quietDay.ts';

const request = { type: 'PU', page: 1, pageSize: 5 } as const;

interface NoticeModalProps {
  onClose(): void;
}

/**
 * The popup after a sign-in (section 2, notice): announcements of type PU, one at a time. It is skipped when there are
 * none, on a day that the visitor muted it, and during a break from play.
 */
export default function NoticeModal({ onClose }: NoticeModalProps): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const { onBreak } = usePermissions();
  const [isWanted] = useState(() => !onBreak && !isQuiet(new Date()));
  const [notToday, setNotToday] = useState(false);
  const [index, setIndex] = useState(0);
  const { data, error } = useOperation(announcements, request, { enabled: isWanted });
  const isEmpty = !isWanted || (error !== null && !data) || data?.rows.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  const notices = pinnedFirst(data?.rows ?? []);
  const notice = notices[index];
  if (isEmpty || !notice) return null;
  const close = () => {
    if (notToday) mutePopupToday(new Date());
    onClose();
  };
  return (
    <Dialog
      open
      title={notice.title}
      icon="announce"
      onClose={close}
      foot={
        <Button variant="primary" onClick={close}>
          {t('popup.close')}
        </Button>
      }
    >
      <div className={styles.content} aria-live="polite">
        <time className="muted" dateTime={notice.time}>
          {format.dateTime(notice.time)}
        </time>
        {paragraphsOf(notice.content).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {notices.length > 1 && (
        <div className={styles.steps}>
          <IconButton
            icon="left"
            label={t('popup.previous')}
            onClick={() => setIndex((index + notices.length - 1) % notices.length)}
          />
          <span className="num">{t('popup.count', { n: index + 1, count: notices.length })}</span>
          <IconButton icon="right" label={t('popup.next')} onClick={() => setIndex((index + 1) % notices.length)} />
        </div>
      )}
      <Checkbox checked={notToday} onChange={({ target }) => setNotToday(target.checked)}>
        {t('popup.notToday')}
      </Checkbox>
    </Dialog>
  );
}

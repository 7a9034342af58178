import { useText } from '@unisite/shared/i18n';
import { Link, useSearch } from '@unisite/shared/navigation';
import type { ReactElement } from 'react';
import { NoticeDetail } from '../notices/NoticeDetail.tsx';
import { NoticeList } from '../notices/NoticeList.tsx';
import styles from '../notices/Notices.module.css';
import { listedTypes, noticePath, readNoticePlace } from '../notices/noticePath.ts';

/** Announcements by type, or one of them, according to the address. */
export default function AnnouncementsPage(): ReactElement {
  const t = useText();
  const address = useSearch();
  const { id, type, page } = readNoticePlace(address);
  return (
    <div className="wrap page page--tight">
      <header className={styles.head}>
        <h1>{t('notices.title')}</h1>
        <nav className="tabs tabs--fit" aria-label={t('notices.types')}>
          {listedTypes.map((one) => (
            <Link
              key={one}
              className="tabs__item"
              to={noticePath({ type: one })}
              aria-current={id === null && one === type ? 'page' : undefined}
            >
              {t(`type.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      {id === null ? <NoticeList type={type} page={page} /> : <NoticeDetail key={id} id={id} />}
    </div>
  );
}

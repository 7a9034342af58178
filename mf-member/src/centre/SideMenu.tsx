import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { Avatar, Count, classNames, Icon, IconButton, type IconName, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { joinedDay } from './joinedDay.ts';
import styles from './SideMenu.module.css';
import { type SubPage, subPagePath } from './subPage.ts';
import { useUnread } from './useUnread.ts';

const groups: readonly { key: string; pages: readonly SubPage[] }[] = [
  { key: 'account', pages: ['securityCenter', 'messageV2'] },
  { key: 'records', pages: ['personalHistoryCopy', 'transactionHistory', 'personalProfit'] },
];

const icons: Readonly<Record<SubPage, IconName>> = {
  securityCenter: 'id-card',
  messageV2: 'mail',
  personalHistoryCopy: 'history',
  transactionHistory: 'document',
  personalProfit: 'chart',
};

interface SideMenuProps {
  current: SubPage;
  onClose: () => void;
  /** A page that is about to be asked for. */
  onNear: (page: SubPage) => void;
}

/** The member centre's menu (section 2): who the member is, since when, and the pages that this version has. */
export function SideMenu({ current, onClose, onNear }: SideMenuProps): ReactElement {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useChosenInSight(list, current);
  return (
    <aside className={classNames('panel', styles.side)}>
      <Who />
      <IconButton className={styles.close} variant="round" icon="close" label={t('menu.close')} onClick={onClose} />
      <nav aria-label={t('menu.label')}>
        <ul ref={list} className={styles.list}>
          {groups.map(({ key, pages }) => (
            <li key={key} className={styles.group}>
              <span className={styles.title} id={`menu-${key}`}>
                {t(`menu.${key}`)}
              </span>
              <ul aria-labelledby={`menu-${key}`}>
                {pages.map((page) => (
                  <li key={page}>
                    <Entry page={page} current={page === current} onNear={onNear} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

/** On the phone the entries slide: the chosen one is brought into the middle, once there is a width to slide in. */
function useChosenInSight(list: RefObject<HTMLUListElement | null>, current: SubPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is chosen with another page
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sight = new ResizeObserver(() => {
      const entry = box.querySelector<HTMLElement>('[aria-current]');
      if (entry) box.scrollLeft = entry.offsetLeft - (box.clientWidth - entry.offsetWidth) / 2;
    });
    // the entries as well: a count that comes later makes them wider
    for (const part of [box, ...box.children]) sight.observe(part);
    return () => sight.disconnect();
  }, [list, current]);
}

function Entry({
  page,
  current,
  onNear,
}: {
  page: SubPage;
  current: boolean;
  onNear: (page: SubPage) => void;
}): ReactElement {
  const t = useText();
  const near = () => onNear(page);
  return (
    <Link
      className={styles.entry}
      to={subPagePath(page)}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={near}
      onFocus={near}
    >
      <Icon name={icons[page]} />
      {t(`menu.${page}`)}
      {page === 'messageV2' && <Unread />}
    </Link>
  );
}

function Unread(): ReactElement {
  const t = useText();
  const unread = useUnread();
  return (
    <>
      <Count value={unread} />
      {unread > 0 && <VisuallyHidden>{t('menu.unread', { count: unread })}</VisuallyHidden>}
    </>
  );
}

function Who(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  if (session.status === 'out') return null;
  const { account, nickname, avatar, level, regDate } = session.info;
  const day = joinedDay(regDate, new Date());
  return (
    <div className={styles.who}>
      <Avatar name={nickname || account} src={avatar} size={76} />
      <strong className="one-line">{account}</strong>
      {level && (
        <span className="level">
          <Icon name="brand" />
          {level}
        </span>
      )}
      {day !== null && <p>{t('who.day', { day: format.number(day) })}</p>}
    </div>
  );
}

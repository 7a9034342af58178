import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { partOfDay } from './greeting.ts';
import { useMinute } from './useMinute.ts';

/** The welcome line: a greeting for members; the site's name and Vietnam's time for visitors. */
export function Welcome(): ReactElement {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  const now = useMinute();
  return (
    <p className="header__welcome">
      {session.status === 'in' ? (
        <span>
          {t(`greeting.${partOfDay(now)}`)}
          <br />
          <strong>{session.info.nickname || session.info.account}</strong>
        </span>
      ) : (
        <span>
          {t('greeting.visitor')} <strong>{t('brand.name')}</strong>
          <br />
          {t('clock', { at: `${format.date(now)} ${format.time(now)}`, offset: format.offset(now) })}
        </span>
      )}
    </p>
  );
}

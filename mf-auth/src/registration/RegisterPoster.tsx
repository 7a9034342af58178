import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

const promises = [
  { icon: 'gift', key: 'register.posterFree' },
  { icon: 'coins', key: 'poster.wallet' },
  { icon: 'shield', key: 'poster.sealed' },
] as const;

/** What stands beside the form where there is room: what an account brings. */
export function RegisterPoster(): ReactElement {
  const t = useText();
  return (
    <>
      <img src="/art/posters/login.svg" width="800" height="1000" alt="" decoding="async" />
      <h3>{t('register.posterTitle')}</h3>
      <ul>
        {promises.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

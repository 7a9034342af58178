import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

interface PosterProps {
  /** Text keys: the heading, and the first promise; the others are the same beside every form. */
  title: string;
  first: { icon: IconName; key: string };
}

/** Beside a form, where there is room: a picture and what the site promises. */
export function Poster({ title, first }: PosterProps): ReactElement {
  const t = useText();
  const promises: readonly PosterProps['first'][] = [
    first,
    { icon: 'coins', key: 'poster.wallet' },
    { icon: 'shield', key: 'poster.sealed' },
  ];
  return (
    <>
      <img src="/art/posters/login.svg" width="800" height="1000" alt="" decoding="async" />
      <h3>{t(title)}</h3>
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

import { useLocalized } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages, useMemberArea } from '../chrome/memberArea.ts';
import { signInPath } from './signInPath.ts';
import { words } from './words.ts';

/** The sign-in link of the phone's tab bar. */
export function PlainTab(): ReactElement {
  const say = useLocalized();
  const { offered } = useMemberArea();
  return (
    <a href={signInPath(offered ? memberPages.centre : '/index')}>
      <Icon name="user" size={24} />
      {say(words.mine)}
    </a>
  );
}

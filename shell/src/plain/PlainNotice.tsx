import { useLocalized } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { words } from './words.ts';

/** Says that this session can do nothing until its password is changed. */
export function PlainNotice(): ReactElement | null {
  const say = useLocalized();
  const session = useSession();
  if (session.status === 'out' || !session.info.mustChangePassword) return null;
  return (
    <div className="wrap page page--tight">
      <Notice tone="warn">{say(words.mustChange)}</Notice>
    </div>
  );
}

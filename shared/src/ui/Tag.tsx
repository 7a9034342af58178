import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type TagProps = {
  /** Jade: won, open. Coral: refused. Gold: a prize. Sky: under way. */
  tone?: 'jade' | 'coral' | 'gold' | 'sky' | undefined;
  /** With it, so that the state is never told by colour alone. */
  icon?: IconName | undefined;
  children: ReactNode;
};

/** The state of a thing, in a word. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={classNames('tag', tone && `tag--${tone}`)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

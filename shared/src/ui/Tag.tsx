import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type TagProps = {
  /** Jade: won, open. Coral: refused. Gold: a prize. Sky: in progress. */
  tone?: 'jade' | 'coral' | 'gold' | 'sky' | undefined;
  /** Ensures that the state is not shown by colour alone. */
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A state, in a word. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={classNames('tag', tone && `tag--${tone}`)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

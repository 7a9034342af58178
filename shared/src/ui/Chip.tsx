import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type ChipProps = ComponentProps<'button'> & {
  pressed: boolean;
  icon?: IconName | undefined;
  /** Number of results. */
  count?: string | undefined;
};

/** A toggle button for a filter. */
export function Chip({ pressed, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames('chip', className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className="num">{count}</span>}
    </button>
  );
}

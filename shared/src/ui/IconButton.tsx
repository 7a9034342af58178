import type { ComponentProps } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  variant?: ButtonVariant | 'round' | undefined;
  size?: 'sm' | 'md' | undefined;
  busy?: boolean | undefined;
};

/** A button with an icon; children (a `Count`) overlay its corner. */
export function IconButton({ icon, label, variant = 'quiet', size, busy, children, ...rest }: IconButtonProps) {
  if (variant === 'round') {
    return (
      <button type="button" title={label} {...rest} aria-label={label} className={classNames('round', rest.className)}>
        <Icon name={icon} size={16} />
        {children}
      </button>
    );
  }
  return (
    <Button square title={label} {...rest} aria-label={label} variant={variant} size={size} busy={busy} icon={icon}>
      {children ?? undefined}
    </Button>
  );
}

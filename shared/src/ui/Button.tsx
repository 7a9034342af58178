import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { KitLink } from './KitProvider.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'default' | 'outline' | 'quiet' | 'danger';

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  block?: boolean | undefined;
  square?: boolean | undefined;
  /** Working: shows a spinner, keeps width and focus, ignores clicks. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
};

export type ButtonProps = ButtonLook &
  ((ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & { href: string }));

const ignorePress = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button, or with `href` a link that looks like one. It does not submit unless `type` says so. */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'md', block, square, busy, icon, iconEnd, className, children, ...rest } = props;
  const inline = icon !== undefined || block;
  const look = classNames(
    'btn',
    variant !== 'default' && `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    block && 'btn--block',
    square && 'btn--square',
    className,
  );
  const content = (
    <>
      {busy && inline && <Spinner />}
      {busy && !inline && (
        <span className="btn__spin">
          <Spinner />
        </span>
      )}
      {icon && !busy && <Icon name={icon} size={square ? 20 : 16} />}
      {children !== undefined && <span>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <KitLink {...rest} className={look}>
        {content}
      </KitLink>
    );
  }
  const working = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress };
  return (
    <button type="button" {...rest} {...working} className={look}>
      {content}
    </button>
  );
}

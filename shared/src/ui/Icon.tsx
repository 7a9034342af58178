import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import type { IconName } from './iconNames.ts';
import { spriteUrl } from './spriteUrl.ts';

export type IconSize = 14 | 16 | 20 | 24 | 32;

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  name: IconName;
  /** Side in pixels. `brand` and `drum` are sized by their class. */
  size?: IconSize | undefined;
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined;
};

/** An icon of the sprite, in the text's colour. */
export function Icon({ name, size = 20, label, className, ...rest }: IconProps) {
  // These two have their own strokes and proportions, which the class of line icons would override.
  const drawing = name === 'brand' || name === 'drum';
  const box = drawing ? undefined : { width: size, height: size };
  return (
    <svg
      {...box}
      className={classNames(!drawing && 'icon', !drawing && size !== 20 && `icon--${size}`, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  );
}

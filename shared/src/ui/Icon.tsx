import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import type { IconName } from './iconNames.ts';
import { spriteUrl } from './spriteUrl.ts';

export type IconSize = 14 | 16 | 20 | 24 | 32;

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  name: IconName;
  /** Side in pixels. `brand` and `drum` are drawings: their size is their class's. */
  size?: IconSize | undefined;
  /** Gives the icon a name; without it the icon is decoration. */
  label?: string | undefined;
};

/** One icon of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className, ...rest }: IconProps) {
  // These two bring their own strokes and proportions, which the class of line icons would overrule.
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

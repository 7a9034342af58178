import type { ComponentProps } from 'react';
import type { PictureName } from './iconNames.ts';
import { spriteUrl } from './spriteUrl.ts';

/** Illustration of an empty state (148×108) or of a full-page state (`lantern`, `map`: 208×150). Decorative. */
export function Picture({ name, ...rest }: Omit<ComponentProps<'svg'>, 'name'> & { name: PictureName }) {
  const whole = name === 'lantern' || name === 'map';
  return (
    <svg
      className={whole ? 'whole__picture' : 'empty__picture'}
      width={whole ? 208 : 148}
      height={whole ? 150 : 108}
      aria-hidden
      {...rest}
    >
      <use href={`${spriteUrl}#p-${name}`} />
    </svg>
  );
}

import { classNames } from './classNames.ts';

export type CountProps = { value: number; quiet?: boolean | undefined };

/** A count from 1 to 99, then 99+; hidden at 0. Decorative: include the number in its parent's accessible name. */
export function Count({ value, quiet }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classNames('count', quiet && 'count--quiet')} aria-hidden>
      {value > 99 ? '99+' : value}
    </span>
  );
}

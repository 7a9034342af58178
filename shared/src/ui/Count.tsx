import { classNames } from './classNames.ts';

export type CountProps = { value: number; quiet?: boolean | undefined };

/** How many wait: 1 to 99, then 99+; nothing at none. Decoration: say the number in the name of what carries it. */
export function Count({ value, quiet }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classNames('count', quiet && 'count--quiet')} aria-hidden>
      {value > 99 ? '99+' : value}
    </span>
  );
}

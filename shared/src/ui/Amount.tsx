import { classNames } from './classNames.ts';

export type AmountProps = {
  /** Formatted by `createFormat`: `+1.250.000,00 ₫`, `VND 1,250,000.00`. */
  value: string;
  tone?: 'up' | 'down' | 'gold' | 'muted' | undefined;
};

/** An amount on one line with tabular figures. */
export function Amount({ value, tone }: AmountProps) {
  const [, before = '', figures = '', after = ''] = /^([^\d+−-]*)([+−-]?[\d.,]*)(.*)$/u.exec(value) ?? [];
  return (
    <span className={classNames('money', tone)}>
      {before}
      <span className="num">{figures}</span>
      {after}
    </span>
  );
}

import { Checkbox } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMarkets } from '../frame/words/useMarkets.ts';
import fields from './Fields.module.css';

interface MarketBoxesProps {
  label: string;
  /** Codes of the selected markets. */
  value: readonly string[];
  error: string | null | undefined;
  onChange: (markets: readonly string[]) => void;
}

/** Checkboxes of markets. */
export function MarketBoxes({ label, value, error, onChange }: MarketBoxesProps): ReactElement {
  const { markets, nameOf } = useMarkets();
  return (
    <fieldset className={fields.boxes}>
      <legend className="field__label">{label}</legend>
      {markets.map(({ code }, index) => (
        <Checkbox
          key={code}
          name="markets"
          checked={value.includes(code)}
          error={index === markets.length - 1 ? error : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, code] : value.filter((other) => other !== code))
          }
        >
          {nameOf(code)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

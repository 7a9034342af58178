import { useText } from '@unisite/shared/i18n';
import { Checkbox } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import styles from './Teams.module.css';

interface MarketBoxesProps {
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
}

/** Markets where a team may act alone. */
export function MarketBoxes({ value, onChange }: MarketBoxesProps): ReactElement {
  const t = useText();
  const { markets, nameOf } = useMarkets();
  return (
    <fieldset className={styles.boxes}>
      <legend className="field__label">{t('teams.openTo')}</legend>
      {markets.map(({ code }) => (
        <Checkbox
          key={code}
          checked={value.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, code] : value.filter((other) => other !== code))
          }
        >
          {nameOf(code)}
        </Checkbox>
      ))}
      <p className="field__hint">{t('teams.openHint')}</p>
    </fieldset>
  );
}

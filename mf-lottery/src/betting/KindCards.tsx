import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Board.module.css';
import type { BetTexts } from './betTexts.ts';
import type { OfferedBet } from './slip.ts';

interface KindCardsProps {
  kinds: readonly OfferedBet[];
  texts: BetTexts;
  value: string;
  onChange: (code: string) => void;
}

/** The bets of a family: odds, and return to player in percent. */
export function KindCards({ kinds, texts, value, onChange }: KindCardsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <fieldset className={styles.kinds} aria-label={t('betting.kinds')}>
      {kinds.map(({ bet, offers, first }) => {
        const all = [...offers.values()];
        const odds = all.map((offer) => offer.odds);
        const [least, most] = [Math.min(...odds), Math.max(...odds)];
        const share = Math.min(...all.map(({ returnToPlayer }) => returnToPlayer)) * 100;
        const returned = t('betting.returned', { percent: format.percent(share, share % 1 < 0.05 ? 0 : 1) });
        return (
          <button
            key={bet.code}
            type="button"
            className={classNames('informs', styles.kind, bet.code === value && styles.chosen)}
            aria-pressed={bet.code === value}
            onClick={() => onChange(bet.code)}
          >
            <strong>{texts.name(bet.code)}</strong>
            <span className={styles.kindOdds}>
              {t('betting.pays')}{' '}
              <b>{least === most ? texts.odds(most) : `${texts.odds(least)}–${texts.odds(most)}`}</b>
            </span>
            <small>
              {first.units === 1 ? returned : t('betting.unitsAndReturned', { units: first.units, returned })}
            </small>
            <svg className={styles.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
              <rect className={styles.track} width="100" height="6" />
              <rect className={styles.fill} width={Math.min(share, 100)} height="6" />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}

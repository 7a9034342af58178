import type { DrawExposure } from '@unisite/shared/contract/operatorsLottery';
import { useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Draws.module.css';
import { heatOf, heatSteps, isClosed, limitOf } from './heat.ts';

interface HeatMapProps {
  cells: DrawExposure['picks'];
  /** The selected pick. */
  looked: string | undefined;
  onLook: (pick: string) => void;
  /** Opens the dialog to close the selected pick; undefined: not possible. */
  onClose: (() => void) | undefined;
}

/**
 * Picks by their used share of the limit, as numbers and colours. One tab stop; arrow keys move between cells, `c`
 * closes the selected one after a confirmation.
 */
export function HeatMap({ cells, looked, onLook, onClose }: HeatMapProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const map = useRef<HTMLFieldSetElement>(null);
  const at = Math.max(
    0,
    cells.findIndex(({ pick }) => pick === looked),
  );
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'c' && onClose && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      return onClose();
    }
    const buttons = [...(map.current?.querySelectorAll('button') ?? [])];
    const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const next = cells[at + (steps[event.key] ?? 0)];
    if (!(event.key in steps) || !next) return;
    event.preventDefault();
    onLook(next.pick);
    buttons[cells.indexOf(next)]?.focus();
  };
  return (
    <>
      <fieldset ref={map} className={styles.heat} aria-label={t('draws.map')} onKeyDown={walk}>
        {cells.map((one, place) => (
          <button
            key={one.pick}
            type="button"
            tabIndex={place === at ? 0 : -1}
            className={classNames(
              styles.cell,
              styles[`h${heatOf({ payout: one.payout, exposure: limitOf(one) })}`],
              isClosed(one) && styles.shut,
            )}
            aria-pressed={place === at}
            onClick={() => onLook(one.pick)}
          >
            <b>{one.pick || t('draws.wholeBet')}</b>
            <small>
              {isClosed(one) ? t('draws.closedCell') : figures.rate(limitOf(one) > 0 ? one.payout / limitOf(one) : 0)}
            </small>
          </button>
        ))}
      </fieldset>
      <p className={styles.key}>
        <span>{t('draws.key')}</span>
        {heatSteps.map((share, step) => (
          <span key={`${share} ${step === 0}`}>
            <i className={styles[`h${step}`]} aria-hidden />
            {step === 0
              ? t('draws.keyNone')
              : step === 1
                ? t('draws.keyUnder', { share: figures.rate(heatSteps[2]) })
                : t('draws.keyFrom', { share: figures.rate(share) })}
          </span>
        ))}
        <span>
          <i className={styles.shut} aria-hidden />
          {t('draws.closedCell')}
        </span>
        {onClose && <span>{t('draws.closeKey')}</span>}
      </p>
    </>
  );
}

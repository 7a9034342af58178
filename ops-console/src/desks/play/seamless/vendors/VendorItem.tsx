import type { OperatorVendor } from '@unisite/shared/contract/operatorsVendors';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { EnabledTag } from '../../../../frame/cards/EnabledTag.tsx';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Vendors.module.css';

interface VendorItemProps {
  vendor: OperatorVendor;
  /** All possible callers. */
  callers: readonly string[];
}

/** A vendor: whether its games are open, their address, and its caller. */
export function VendorItem({ vendor, callers }: VendorItemProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { name, code, on, games, caller, address, standIn, ownWindow, frameOrigin } = vendor;
  return (
    <li>
      <div className={styles.name}>
        <strong>{name}</strong> {name !== code && <span className="code">{code}</span>}
        <p className="muted">
          {caller === null
            ? t('vendors.gamesUnsigned', { count: games, n: figures.count(games) })
            : t('vendors.gamesOf', { count: games, n: figures.count(games), caller })}
        </p>
      </div>
      <div className={styles.place}>
        {address === null ? (
          <span className="muted">{t('vendors.nowhere')}</span>
        ) : (
          <span className="code">{address}</span>
        )}
        <p className="muted">
          {standIn && `${t('vendors.ofStandIn')} `}
          {ownWindow ? t('vendors.ownWindow') : frameOrigin !== null && t('vendors.framed', { origin: frameOrigin })}
        </p>
      </div>
      <EnabledTag on={on}>{t(on ? 'vendors.on' : 'vendors.off')}</EnabledTag>
      <div className="row">
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('vendors.changeOf', { vendor: name })}
          request={{ kind: 'vendorPlace', vendor, callers }}
        >
          {t('vendors.change')}
        </DialogButton>
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t(on ? 'vendors.switchOffOf' : 'vendors.switchOnOf', { vendor: name })}
          request={{ kind: 'vendorState', vendor }}
        >
          {t(on ? 'vendors.switchOff' : 'vendors.switchOn')}
        </DialogButton>
      </div>
    </li>
  );
}

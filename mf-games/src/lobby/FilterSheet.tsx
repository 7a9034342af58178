import type { VendorCard } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Chip, Sheet } from '@unisite/shared/ui';
import { type ReactElement, useId } from 'react';
import styles from './FilterSheet.module.css';
import { type Filters, sorts } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';

interface FilterSheetProps {
  vendors: readonly VendorCard[];
  filters: Filters;
  found: number | null;
  onChange: ChangeFilters;
  onReset: () => void;
  onClose: () => void;
}

/** The phone's filters: order and vendor. A choice applies at once; the button shows the number of results. */
export default function FilterSheet(props: FilterSheetProps): ReactElement {
  const { vendors, filters, found, onChange, onReset, onClose } = props;
  const t = useText();
  const format = useFormat();
  const sortId = useId();
  const vendorId = useId();
  return (
    <Sheet
      open
      title={t('filters.more')}
      onClose={onClose}
      end={
        <Button variant="quiet" size="sm" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <section aria-labelledby={sortId}>
          <h3 id={sortId}>{t('filters.sort')}</h3>
          <div className={styles.chips}>
            {sorts.map((sort) => (
              <Chip key={sort} pressed={filters.sort === sort} onClick={() => onChange({ sort })}>
                {t(`sort.${sort}`)}
              </Chip>
            ))}
          </div>
        </section>
        {vendors.length > 0 && (
          <section aria-labelledby={vendorId}>
            <h3 id={vendorId}>{t('lobby.vendors')}</h3>
            <div className={styles.chips}>
              <Chip pressed={filters.vendor === null} onClick={() => onChange({ vendor: null })}>
                {t('vendor.all')}
              </Chip>
              {vendors.map(({ vassalage, displayName }) => (
                <Chip
                  key={vassalage}
                  pressed={filters.vendor === vassalage}
                  onClick={() => onChange({ vendor: vassalage })}
                >
                  {displayName}
                </Chip>
              ))}
            </div>
          </section>
        )}
        <Button variant="primary" size="lg" block onClick={onClose}>
          {found === null ? t('filters.show') : t('filters.showCount', { count: found, figure: format.number(found) })}
        </Button>
      </div>
    </Sheet>
  );
}

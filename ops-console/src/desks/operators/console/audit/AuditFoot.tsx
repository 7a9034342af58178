import { useText } from '@unisite/shared/i18n';
import { Pagination } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { AuditPlace } from '../../../../frame/navigation/place.ts';
import { goTo } from '../../../../frame/navigation/usePlace.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

export const pageSize = 20;

interface AuditFootProps {
  place: AuditPlace;
  total: number;
  /** Counting limit; more is shown with a plus. */
  most?: number;
}

/** Number of lines, and the pager. */
export function AuditFoot({ place, total, most = Number.POSITIVE_INFINITY }: AuditFootProps): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  if (total === 0) return null;
  return (
    <div className="table-foot">
      <span role="status">
        {t('audit.total', { count: total, n: `${figures.count(total)}${total >= most ? '+' : ''}` })}
      </span>
      <Pagination
        page={place.number}
        pages={Math.ceil(total / pageSize)}
        onPage={(next) => goTo({ ...place, number: next })}
      />
    </div>
  );
}

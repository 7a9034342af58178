import { type MailingKind, type MailingSegment, mailingReach } from '@unisite/shared/contract/operatorsMailings';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';

/** How many members a mailing would reach now. Without a segment it says what is missing. */
export function ReachNotice({ kind, segment }: { kind: MailingKind; segment: MailingSegment | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, isFetching } = useOperation(
    mailingReach,
    { kind, segment: segment ?? { markets: ['VN'], levels: [], labels: [], seen: null } },
    { enabled: segment !== null, keepPrevious: true, staleTime: 10_000 },
  );
  if (segment === null) return <Notice tone="info">{t('mailings.reachOpen')}</Notice>;
  if (error && !data) return <Notice tone="error">{errorText(error)}</Notice>;
  return (
    <div role="status" aria-busy={isFetching}>
      <Notice tone={data?.reach === 0 ? 'warn' : 'info'}>
        {data ? (
          <>
            <strong>{t('mailings.reaches', { n: format.number(data.reach) })}</strong>
            {data.onBreak > 0 && <p>{t('mailings.onBreak', { n: format.number(data.onBreak) })}</p>}
          </>
        ) : (
          t('mailings.reachAsked')
        )}
      </Notice>
    </div>
  );
}

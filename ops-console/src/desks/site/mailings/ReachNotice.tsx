import type { MailingKind } from '@unisite/shared/contract/operatorsMailingShape';
import type { MailingSegment } from '@unisite/shared/contract/operatorsMailings';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useReach } from './useReach.ts';

/** Number of members that a mailing would reach now, or what is missing for a segment. */
export function ReachNotice({ kind, segment }: { kind: MailingKind; segment: MailingSegment | null }): ReactElement {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, isFetching } = useReach(kind, segment);
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

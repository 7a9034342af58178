import { corrections } from '@unisite/shared/contract/operatorsCorrections';
import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { CorrectionList } from './CorrectionList.tsx';

/** What was last corrected of a member's balance, or is to be. */
export function MemberCorrections({ account }: { account: string }): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(corrections, { account, page: 1, pageSize: 5 });
  if (error && !data) {
    return (
      <ErrorState
        title={t('corrections.failed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.rows.length === 0) return null;
  return (
    <>
      <h3>{t('corrections.latest')}</h3>
      <CorrectionList rows={data.rows} />
    </>
  );
}

import { corrections } from '@unisite/shared/contract/operatorsCorrections';
import { useText } from '@unisite/shared/i18n';
import { ErrorState } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { CorrectionList } from './CorrectionList.tsx';

/** Latest and open corrections of a member's balance. */
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

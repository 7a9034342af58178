import './lateWinTexts.ts';
import { lateWins } from '@unisite/shared/contract/operatorsLateWins';
import { useText } from '@unisite/shared/i18n';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { DeskPanel } from '../../../../frame/cards/DeskPanel.tsx';
import { LateWinItem } from './LateWinItem.tsx';

const pageSize = 5;

/** Wins sent after their round was closed: paid by two operators, or dismissed. */
export function LateWins(): ReactElement {
  const t = useText();
  const [selection, select] = useState<'open' | 'reviewed'>('open');
  const [page, turn] = useState(1);
  return (
    <DeskPanel
      texts={{
        title: t('lateWins.title'),
        intro: t('lateWins.intro'),
        failed: t('lateWins.failed'),
        selections: t('lateWins.selections'),
        showClosed: t('lateWins.showReviewed'),
      }}
      selections={[
        { id: 'open', label: t('lateWins.open'), none: t('lateWins.noneOpen') },
        { id: 'reviewed', label: t('lateWins.reviewed'), none: t('lateWins.noneReviewed') },
      ]}
      selection={selection}
      onSelect={(id) => {
        turn(1);
        select(id === 'reviewed' ? id : 'open');
      }}
      page={page}
      onPage={turn}
      pageSize={pageSize}
      open={useOperation(lateWins, { selection: 'open', page: 1, pageSize })}
      answer={useOperation(lateWins, { selection, page, pageSize }, { keepPrevious: true })}
      item={(row) => <LateWinItem key={row.id} lateWin={row} />}
    />
  );
}

import './contradictionTexts.ts';
import { contradictions } from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { DeskPanel } from '../../../../frame/cards/DeskPanel.tsx';
import { ContradictionItem } from './ContradictionItem.tsx';

const pageSize = 5;

/** Contradicting reports of providers, settled by two operators. */
export function Contradictions(): ReactElement {
  const t = useText();
  const [selection, select] = useState<'open' | 'settled'>('open');
  const [page, turn] = useState(1);
  return (
    <DeskPanel
      texts={{
        title: t('contradictions.title'),
        intro: t('contradictions.intro'),
        failed: t('contradictions.failed'),
        selections: t('contradictions.selections'),
        showClosed: t('contradictions.showSettled'),
      }}
      selections={[
        { id: 'open', label: t('contradictions.selection.open'), none: t('contradictions.none.open') },
        { id: 'settled', label: t('contradictions.selection.settled'), none: t('contradictions.none.settled') },
      ]}
      selection={selection}
      onSelect={(id) => {
        turn(1);
        select(id === 'settled' ? id : 'open');
      }}
      page={page}
      onPage={turn}
      pageSize={pageSize}
      open={useOperation(contradictions, { selection: 'open', page: 1, pageSize })}
      answer={useOperation(contradictions, { selection, page, pageSize }, { keepPrevious: true })}
      item={(row) => <ContradictionItem key={row.id} contradiction={row} />}
    />
  );
}

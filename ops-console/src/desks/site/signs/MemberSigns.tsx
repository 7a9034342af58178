import './signTexts.ts';
import { signs } from '@unisite/shared/contract/operatorsSigns';
import { useText } from '@unisite/shared/i18n';
import { classNames, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { SignItem } from './SignItem.tsx';

/** A member's open signs, above everything else about the member; nothing if there are none. */
export function MemberSigns({ account }: { account: string }): ReactElement | null {
  const t = useText();
  const { data } = useOperation(signs, { state: 'open', account, page: 1, pageSize: 20 });
  if (!data || data.rows.length === 0) return null;
  return (
    <Panel title={t('signs.of')} flush>
      <ul className={classNames(rows.rows, rows.fromTop)}>
        {data.rows.map((row) => (
          <SignItem key={row.id} sign={row} />
        ))}
      </ul>
    </Panel>
  );
}

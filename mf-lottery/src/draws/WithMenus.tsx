import { prefetch, useOperation } from '@unisite/shared/api';
import { lotteryMenus } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { Placeholder, QueryError } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Menu } from './menuColumns.ts';

prefetch(lotteryMenus, {});

/** Renders a lottery page once its menus are loaded; before that a skeleton, or the failure. */
export function WithMenus({ children }: { children: (menus: readonly Menu[]) => ReactNode }): ReactElement {
  const t = useText();
  const menus = useOperation(lotteryMenus, {}, { staleTime: 600_000 });
  if (menus.error && !menus.data) {
    return (
      <div className="wrap page page--tight">
        <QueryError title={t('draws.failed')} query={menus} />
      </div>
    );
  }
  if (!menus.data) return <Placeholder shape="page" />;
  return <div className="wrap page page--tight">{children(menus.data.menus)}</div>;
}

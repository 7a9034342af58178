import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { IdentityCheckView } from './IdentityCheckView.tsx';
import { IdentityList } from './IdentityList.tsx';

/** Identity checks: the list, or one check. */
export function IdentityPage({ check }: { check: string | null }): ReactElement {
  const t = useText();
  useTitle(t('nav.identity'));
  // opened pictures are discarded with their check
  return check === null ? <IdentityList /> : <IdentityCheckView key={check} id={check} />;
}

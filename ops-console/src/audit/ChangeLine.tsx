import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { usePlacementText } from '../acts/usePlacementText.ts';
import { useFigures } from '../words/useFigures.ts';
import { useWho } from '../words/useWho.ts';
import { actName } from './actName.ts';

/** A line of the audit as one sentence. */
export function ChangeLine({ entry }: { entry: AuditEntry }): ReactElement {
  const t = useText();
  const who = useWho();
  const figures = useFigures();
  const placementText = usePlacementText();
  return (
    <>
      {t('changed.line', {
        at: figures.when(entry.at),
        who: who(entry.who),
        act: t(`audit.act.${actName(entry)}`, { act: entry.act }),
        from: placementText(entry.from),
        to: placementText(entry.to),
        why: entry.why,
      })}
    </>
  );
}

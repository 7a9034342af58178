import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useActorName } from '../../frame/words/useActorName.ts';
import { useNumberFormat } from '../../frame/words/useNumberFormat.ts';
import { actName } from './actName.ts';
import { usePlacementText } from './usePlacementText.ts';

/** An audit line as one sentence. */
export function ChangeLine({ entry }: { entry: AuditEntry }): ReactElement {
  const t = useText();
  const who = useActorName();
  const figures = useNumberFormat();
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

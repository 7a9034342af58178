import type { OperatorMember } from '@unisite/shared/contract/operators';
import { memberFacts } from '@unisite/shared/contract/operatorsMember';
import { clubLevel } from '@unisite/shared/contract/vip';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { ClubProgress } from './ClubProgress.tsx';
import { LoadedPanel } from './LoadedPanel.tsx';
import styles from './MemberPage.module.css';

/** The member's club level and labels. */
export function LabelsPanel({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const may = useHasRole();
  const query = useOperation(memberFacts, { id: member.id });
  const level = clubLevel.options.find((one) => one === query.data?.level);
  return (
    <LoadedPanel
      title={t('member.labels')}
      failed={t('member.factsFailed')}
      query={query}
      end={
        query.data && (
          <DialogButton
            size="sm"
            variant="outline"
            icon="edit"
            request={{ kind: 'memberLabels', member, labels: query.data.labels }}
          >
            {t('member.changeLabels')}
          </DialogButton>
        )
      }
    >
      {({ labels }) => (
        <>
          <ul className={styles.labels}>
            {labels.length === 0 && <li className="muted">{t('member.noLabels')}</li>}
            {labels.map((label) => (
              <li key={label}>
                <Tag tone="sky">{label}</Tag>
              </li>
            ))}
          </ul>
          <p>
            {t('member.level')}{' '}
            <Tag tone="gold" icon="vip">
              {level ? t(`vip.level.${level}`) : t('member.none')}
            </Tag>
          </p>
          {may('cash') && <ClubProgress id={member.id} />}
        </>
      )}
    </LoadedPanel>
  );
}

import './memberTexts.ts';
import type { OperatorMember } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ComponentType, ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { MemberEvents } from '../MemberEvents.tsx';
import { CashPanels } from './CashRecords.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { LabelsPanel } from './LabelsPanel.tsx';
import { MemberHead } from './MemberHead.tsx';
import styles from './MemberPage.module.css';
import { NotesPanel } from './NotesPanel.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { WalletsPanel } from './WalletsPanel.tsx';

/** What other desks know of a member. */
export interface MemberPageParts {
  readonly Signs: ComponentType<{ account: string }>;
  readonly Bonuses: ComponentType<{ id: string }>;
  readonly Corrections: ComponentType<{ account: string }>;
  readonly Protection: ComponentType<{ member: OperatorMember }>;
}

/** All about one member: facts on the left, money and records in the middle, protection and contacts on the right. */
export function MemberPage(props: MemberPageParts & { member: OperatorMember }): ReactElement {
  const { member, Signs, Bonuses, Corrections, Protection } = props;
  const t = useText();
  const may = useHasRole();
  const { id, account, events, unkept } = member;
  return (
    <>
      <MemberHead member={member} />
      <Signs account={account} />
      {may('cash') && <FiguresPanel id={id} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactsPanel id={id} birth={member.age} />
          <LabelsPanel member={member} />
          <Panel title={t('members.events')}>
            <MemberEvents events={events} unkept={unkept} />
          </Panel>
        </div>
        <div className={styles.column}>
          {may('cash') && (
            <>
              <WalletsPanel id={id} />
              <Panel
                title={t('member.bonuses')}
                end={
                  <DialogButton size="sm" variant="outline" icon="gift" request={{ kind: 'giveBonus', member }}>
                    {t('bonuses.give')}
                  </DialogButton>
                }
              >
                <Bonuses id={id} />
                <Corrections account={account} />
              </Panel>
            </>
          )}
          <RecordsPanel id={id} />
          {may('cash') && <CashPanels id={id} />}
        </div>
        <div className={styles.column}>
          <Protection member={member} />
          <SessionsPanel member={member} />
          <NotesPanel id={id} />
        </div>
      </div>
    </>
  );
}

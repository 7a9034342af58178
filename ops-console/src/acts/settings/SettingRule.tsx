import type { MarketView } from '@unisite/shared/contract/operators';
import type { SettingKind } from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import type { ReactElement, ReactNode } from 'react';
import { useOperation } from '../../frame/api/queries.ts';
import { DialogButton } from '../DialogButton.tsx';
import type { DialogRequest } from '../dialogs.ts';
import { ProposalBox } from '../proposals/ProposalBox.tsx';
import styles from './Settings.module.css';

interface SettingRuleProps {
  kind: SettingKind;
  market: MarketView;
  title: string;
  text: string;
  /** The button's label, with the market for screen readers. */
  change: { readonly label: string; readonly name: string; readonly request: DialogRequest };
  /** Allows changes while one is waiting: not every change waits. */
  allowWhilePending?: boolean;
  /** The current setting. */
  children: ReactNode;
}

/** A market's setting: its state, with a button to change it, or the change waiting for a second operator. */
export function SettingRule(props: SettingRuleProps): ReactElement {
  const { kind, market, title, text, change, allowWhilePending = false, children } = props;
  const waiting = useOperation(proposals, {}).data?.proposals.find(
    (one) => one.change.kind === kind && one.change.market === market.code,
  );
  return (
    <div className={styles.rule}>
      <div>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      {children}
      {waiting && <ProposalBox proposal={waiting} />}
      {(!waiting || allowWhilePending) && (
        <div className="row">
          <DialogButton size="sm" variant="outline" aria-label={change.name} request={change.request}>
            {change.label}
          </DialogButton>
        </div>
      )}
    </div>
  );
}

import type { MarketView } from '@unisite/shared/contract/operators';
import type { SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import type { IconName } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ReasonForm } from '../useReasonForm.ts';
import { SettingsConflictNotice } from './SettingsConflictNotice.tsx';
import type { SettingSending } from './useSettingChange.ts';
import { useSettingText } from './useSettingText.ts';
import { waits } from './waits.ts';

interface SettingDialogProps<Value> {
  icon: IconName;
  market: MarketView;
  /** The change to send. */
  change: SettingChange;
  /** A concurrent change of the setting, and how to accept it. */
  revision: {
    readonly other: Value | null;
    readonly look: () => void;
    readonly since: (other: Value) => SettingChange;
  };
  form: Pick<ReasonForm, 'form' | 'field' | 'busy'>;
  sending: SettingSending;
  /** Additional consequences. */
  more?: readonly string[];
  confirm?: string;
  danger?: boolean;
  children: ReactNode;
}

/** Settings that visitors do not see. */
const unseenByVisitors: ReadonlySet<SettingChange['kind']> = new Set([
  'marketProtection',
  'marketIdentity',
  'marketAge',
  'marketLottery',
  'marketLineTransfers',
  'marketRebates',
  'marketReferral',
  'marketVip',
  'marketCash',
  'marketPayRuns',
]);

/** Changes a setting of a market: shows the effect, asks for a reason, and handles a conflicting change. */
export function SettingDialog<Value>(props: SettingDialogProps<Value>): ReactElement {
  const { icon, market, change, revision, form, sending, more = [], confirm, danger = false, children } = props;
  const t = useText();
  const textOf = useSettingText();
  const { what, details } = textOf(change);
  const { other, look, since } = revision;
  const isProposal = waits(change, market.fourEyes);
  return (
    <ReasonDialog
      title={what}
      icon={icon}
      visitors={!unseenByVisitors.has(change.kind)}
      consequences={[
        ...(details.length > 0 ? details : [t('settings.nothing')]),
        ...more,
        ...(isProposal ? [t('proposals.waits')] : []),
      ]}
      confirm={isProposal ? t('act.propose') : (confirm ?? t('vendors.save'))}
      danger={danger}
      form={form}
      error={sending.error}
      notice={
        sending.isChanged ? (
          <SettingsConflictNotice
            now={other && textOf(since(other)).details.join(' ')}
            onLook={() => {
              look();
              sending.reset();
            }}
          />
        ) : undefined
      }
    >
      {children}
    </ReasonDialog>
  );
}

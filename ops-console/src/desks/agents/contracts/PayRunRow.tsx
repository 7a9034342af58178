import type { DeskRun } from '@unisite/shared/contract/operatorsPayRuns';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Tag, type TagProps } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { RunStatements } from './RunStatements.tsx';
import { useContractText } from './useContractText.ts';

const looks: Readonly<Record<DeskRun['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  waiting: { tone: 'gold', icon: 'shield' },
  due: { tone: 'sky', icon: 'clock' },
  short: { tone: 'coral', icon: 'alert' },
  paid: { tone: 'jade', icon: 'check' },
  refused: { icon: 'block' },
};

/** A pay-run: payer, cost, shortfall, and decisions. */
export function PayRunRow({ run }: { run: DeskRun }): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, state, proposedBy } = run;
  const waiting = useOperation(proposals, {}).data?.proposals.find(
    ({ change }) => change.kind === 'payRun' && change.id === id,
  );
  return (
    <li>
      <RunWords run={run} />
      <div className="row">
        <Button
          size="sm"
          variant="quiet"
          icon="list"
          aria-expanded={isOpen}
          aria-label={t('payRuns.seeOf', { id })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'payRuns.hide' : 'payRuns.see')}
        </Button>
        {state === 'waiting' && proposedBy === null && (
          <DialogButton
            size="sm"
            variant="primary"
            aria-label={t('payRuns.approveOf', { id })}
            request={{ kind: 'agents', ask: { act: 'approve', run } }}
          >
            {t('payRuns.approve')}
          </DialogButton>
        )}
        {state === 'waiting' && (
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t('payRuns.refuseOf', { id })}
            request={{ kind: 'agents', ask: { act: 'refuse', run } }}
          >
            {t('payRuns.refuse')}
          </DialogButton>
        )}
      </div>
      {waiting && <ProposalBox proposal={waiting} />}
      {isOpen && <RunStatements run={run} />}
    </li>
  );
}

function RunWords({ run }: { run: DeskRun }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const words = useContractText();
  const { id, state, total, lacks, pays, statements, from, to, until, decidedAt, paidAt, refusedWhy } = run;
  const payer = run.payer ?? t('agentContracts.house');
  return (
    <div className={rows.text}>
      <div className="row">
        <Tag {...looks[state]}>{t(`payRuns.state.${state}`)}</Tag>
        <strong className="num">{format.money(total)}</strong>
        <span>{words.kind(run.contract)}</span>
      </div>
      <p>
        {[
          payer,
          until ? format.dateTime(until) : words.days(from, to),
          t('payRuns.pays', { n: pays, of: statements }),
        ].join(' · ')}
      </p>
      {lacks > 0 && <p className="down">{t('payRuns.lacks', { payer, amount: format.money(lacks) })}</p>}
      {refusedWhy && <p>{localized(refusedWhy)}</p>}
      <p className="muted">
        {[
          t('agentDesk.number', { id }),
          ...(decidedAt && state !== 'refused' ? [t('payRuns.approvedAt', { at: format.dateTime(decidedAt) })] : []),
          ...(paidAt ? [t('payRuns.paidAt', { at: format.dateTime(paidAt) })] : []),
        ].join(' · ')}
      </p>
    </div>
  );
}

import type { ContractKind, ContractStatement } from '@unisite/shared/contract/agentContracts';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Dialog, Notice } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import { useContractText } from './useContractText.ts';

interface ContractStatementDialogProps {
  kind: ContractKind;
  statement: ContractStatement;
  onClose: () => void;
}

type LineName = 'turnover' | 'payout' | 'bonus' | 'rebate' | 'fee' | 'carriedIn' | 'counted';

/** A statement with every input of its formula, in order of the calculation. */
export function ContractStatementDialog({ kind, statement, onClose }: ContractStatementDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { rateText } = useContractText();
  const { turnover, payout, bonus, rebate, fee, carriedIn, counted, rate, earned, corrected, owedBefore } = statement;
  const isDividend = kind === 'dividend';
  const lines: readonly (readonly [name: LineName, value: number, isShown: boolean])[] = [
    ['turnover', turnover, true],
    ['payout', -payout, isDividend],
    ['bonus', -bonus, isDividend],
    ['rebate', -rebate, isDividend],
    ['fee', -fee, isDividend],
    ['carriedIn', -carriedIn, isDividend || carriedIn !== 0],
    ['counted', counted, true],
  ];
  return (
    <Dialog
      open
      icon="list"
      title={t('contract.statementTitle', { id: `CT${statement.id}` })}
      onClose={onClose}
      foot={
        <Button variant="outline" onClick={onClose}>
          {t('statement.close')}
        </Button>
      }
    >
      {statement.state === 'waiting' && <Notice tone="info">{t('contract.waiting')}</Notice>}
      {statement.state === 'refused' && (
        <Notice tone="warn">
          <p>{t('contract.refused')}</p>
          {statement.refusedWhy && <p>{localized(statement.refusedWhy)}</p>}
        </Notice>
      )}
      <p className="soft">{t(`contractFormula.${kind}`)}</p>
      <dl className="facts">
        {lines
          .filter(([, , isShown]) => isShown)
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{t(`contractLine.${name}`)}</dt>
              <dd className="num">{format.figures(value)}</dd>
            </Fragment>
          ))}
        <dt>{t('contractLine.active')}</dt>
        <dd className="num">{format.number(statement.active)}</dd>
        <dt>{t('contract.rate')}</dt>
        <dd className="num">{rateText(kind, rate)}</dd>
        <dt>{t('contractLine.earned')}</dt>
        <dd className="num">{format.figures(earned)}</dd>
        {corrected !== 0 && (
          <>
            <dt>{t('contractLine.corrected')}</dt>
            <dd className="num">{format.figures(corrected, { signed: true })}</dd>
          </>
        )}
        {owedBefore !== 0 && (
          <>
            <dt>{t('contractLine.owedBefore')}</dt>
            <dd className="num">{format.figures(owedBefore, { signed: true })}</dd>
          </>
        )}
        {statement.refusedBefore !== 0 && (
          <>
            <dt>{t('contractLine.refusedBefore')}</dt>
            <dd className="num">{format.figures(statement.refusedBefore, { signed: true })}</dd>
          </>
        )}
        <dt className="facts__total">{t('contract.due')}</dt>
        <dd className="facts__total num">{format.figures(statement.due)}</dd>
        {statement.carriedOut > 0 && (
          <>
            <dt>{t('contractLine.carriedOut')}</dt>
            <dd className="num">{format.figures(statement.carriedOut)}</dd>
          </>
        )}
        {statement.paidAt && (
          <>
            <dt>{t('contractLine.paidAt')}</dt>
            <dd className="num">{format.dateTime(statement.paidAt)}</dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}

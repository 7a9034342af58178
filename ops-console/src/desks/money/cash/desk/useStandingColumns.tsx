import type { CashStanding } from '@unisite/shared/contract/operatorsCashStanding';
import { useText } from '@unisite/shared/i18n';
import type { CashColumn } from './CashTable.tsx';
import { BalanceCell, EarlierCell, MemberCell, RiskCell, StakedCell } from './standingCells.tsx';

interface Standing {
  readonly member: { readonly account: string; readonly nickname: string };
  readonly market: string;
  readonly standing: CashStanding;
}

type Name = 'member' | 'balance' | 'staked' | 'earlier' | 'risks';

/** The member and the standing, in table order. */
export function useStandingColumns(): Readonly<Record<Name, CashColumn<Standing>>> {
  const t = useText();
  return {
    member: {
      key: 'member',
      head: t('cash.member'),
      cell: ({ member, market }) => <MemberCell member={member} market={market} />,
    },
    balance: {
      key: 'balance',
      head: t('cashDesk.balance'),
      end: true,
      cell: ({ standing }) => <BalanceCell standing={standing} />,
    },
    staked: {
      key: 'staked',
      head: t('cashDesk.staked'),
      end: true,
      cell: ({ standing }) => <StakedCell standing={standing} />,
    },
    earlier: {
      key: 'earlier',
      head: t('cashDesk.earlier'),
      end: true,
      cell: ({ standing }) => <EarlierCell standing={standing} />,
    },
    risks: { key: 'risks', head: t('cashDesk.risks'), cell: ({ standing }) => <RiskCell standing={standing} /> },
  };
}

import type { ReactElement } from 'react';
import { hashOf } from '../navigation/place.ts';
import { useHasRole } from '../session/useHasRole.ts';
import { useMarkets } from '../words/useMarkets.ts';

/** A member's account; links to the member's page if the operator may see it. */
export function MemberLink({ account }: { account: string }): ReactElement {
  const may = useHasRole();
  return may('support') ? (
    <a className="link" href={hashOf({ page: 'members', account })}>
      {account}
    </a>
  ) : (
    <strong>{account}</strong>
  );
}

interface MemberNameProps {
  member: { readonly account: string; readonly nickname: string };
  market: string;
}

/** A member in one line: account, nickname, market. */
export function MemberName({ member: { account, nickname }, market }: MemberNameProps): ReactElement {
  const { nameOf } = useMarkets();
  return (
    <>
      <MemberLink account={account} /> ({nickname}), {nameOf(market)}
    </>
  );
}

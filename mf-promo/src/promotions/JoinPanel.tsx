import type { PromotionCard } from '@unisite/shared/contract/promotions';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ClaimAction, useJoin } from './ClaimAction.tsx';

/** Joining on the promotion's own page: its code if any, the member's state, and why it was rejected. */
export function JoinPanel({ promotion }: { promotion: PromotionCard }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { claim } = promotion;
  if (claim?.state === 'join' && claim.starts === 'code') return <CodeForm id={promotion.id} />;
  return (
    <>
      {claim?.state === 'joined' && <Notice tone="info">{t('claim.joined')}</Notice>}
      {claim?.state === 'process' && <Notice tone="info">{t('claim.process')}</Notice>}
      {claim?.brings != null && (
        <Notice tone="info">{t('claim.brings', { amount: format.money(claim.brings) })}</Notice>
      )}
      {claim?.reason && claim.starts !== 'application' && <Notice tone="info">{claim.reason}</Notice>}
      {claim?.starts !== 'application' && <ClaimAction promotion={promotion} block primary />}
    </>
  );
}

function CodeForm({ id }: { id: string }): ReactElement {
  const t = useText();
  const [code, setCode] = useState('');
  const { join, isPending, error, reset } = useJoin();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) join({ id, code: code.trim() });
  };
  return (
    <form className="stack" onSubmit={send}>
      <TextField
        label={t('claim.codeLabel')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error ?? undefined}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          reset();
        }}
      />
      <Button type="submit" variant="primary" block busy={isPending} disabled={code.trim() === ''}>
        {t('promotions.join')}
      </Button>
    </form>
  );
}

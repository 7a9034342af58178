import type { CallError } from '@unisite/shared/client';
import type { secondStep } from '@unisite/shared/contract/operators';
import type { Infer } from '@unisite/shared/schema';
import { type ReactElement, useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Password, then the authenticator's code or first its enrolment. The account's name stays when the steps restart. */
export function SignInForm({ account: known }: { account: string }): ReactElement {
  const [account, setAccount] = useState(known);
  const [second, setSecond] = useState<Infer<typeof secondStep> | null>(null);
  const [code, setCode] = useState('');
  const [why, setWhy] = useState<CallError | null>(null);
  const back = (error: CallError | null) => {
    setSecond(null);
    setWhy(error);
  };
  const goOn = (next: Infer<typeof secondStep>, typed: string) => {
    setCode(typed);
    setSecond(next);
  };
  return second === null ? (
    <PasswordStep account={account} before={why} onAccount={setAccount} onDone={goOn} />
  ) : (
    <CodeStep step={second} account={account} typed={code} onBack={back} />
  );
}

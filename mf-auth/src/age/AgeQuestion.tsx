import { call } from '@unisite/shared/api';
import { type AgeGate, ageGate } from '@unisite/shared/contract/age';
import { type ReactElement, useState } from 'react';
import { AgeForm } from './AgeForm.tsx';
import { TooYoung } from './TooYoung.tsx';

export interface AgeGateProps {
  onConfirmed(): void;
  onClose(): void;
}

/** Asks for date of birth and terms, or for new terms only; tells an underage visitor from when they may come. */
export function AgeQuestion({ first, onConfirmed, onClose }: AgeGateProps & { first: AgeGate }): ReactElement {
  const [gate, setGate] = useState(first);
  const [isRetyping, setRetyping] = useState(false);
  const { standing } = gate;
  if (standing.state === 'tooYoung' && !isRetyping) {
    return <TooYoung standing={standing} minAge={gate.minAge} onRetype={() => setRetyping(true)} onClose={onClose} />;
  }
  return (
    <AgeForm
      gate={gate}
      onConfirmed={onConfirmed}
      onTooYoung={(refused) => {
        setRetyping(false);
        setGate({ ...gate, standing: refused });
      }}
      onChanged={async () => {
        setRetyping(false);
        setGate(await call(ageGate, {}));
      }}
      onClose={onClose}
    />
  );
}

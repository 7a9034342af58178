import { bus } from '@unisite/shared/events';
import type { ReactElement } from 'react';
import { AgeGate } from '../age/AgeGate.tsx';

/** The age gate after a refusal elsewhere on the page, which continues once it is passed. */
export default function AgeGateModal({ onClose, onDone }: { onClose(): void; onDone(): void }): ReactElement {
  return (
    <AgeGate
      onConfirmed={() => {
        onDone();
        bus.emit('age.confirmed', {});
      }}
      onClose={onClose}
    />
  );
}

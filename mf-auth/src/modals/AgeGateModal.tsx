import { bus } from '@unisite/shared/events';
import type { ReactElement } from 'react';
import { AgeGate } from '../age/AgeGate.tsx';

/** The age gate for whoever was refused elsewhere on the page: once it is passed, what was asked for goes on there. */
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

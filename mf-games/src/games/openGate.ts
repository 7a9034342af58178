import { bus } from '@unisite/shared/events';

/** Asks for the age gate; `age.confirmed` says on the bus when it has been passed. */
export const openGate = (): void => bus.emit('modal.open', { modal: 'ageGate' });

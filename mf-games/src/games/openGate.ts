import { bus } from '@unisite/shared/events';

/** Opens the age gate; the bus event `age.confirmed` says that it was passed. */
export const openGate = (): void => bus.emit('modal.open', { modal: 'ageGate' });

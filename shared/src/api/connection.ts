import { createStore } from 'zustand/vanilla';

/** Whether the platform answers. `lost` from the first call that got no answer until one does. */
export type Connection = 'ok' | 'lost';

const store = createStore<{ state: Connection }>(() => ({ state: 'ok' }));

export const connection = (): Connection => store.getState().state;
export const onConnection = store.subscribe;
export const connectionLost = (): void => store.setState({ state: 'lost' });
export const connectionFound = (): void => store.setState({ state: 'ok' });

import { createStore } from 'zustand/vanilla';

/** Connection to the platform: `lost` from the first call without a response until one succeeds. */
export type Connection = 'ok' | 'lost';

const store = createStore<{ state: Connection }>(() => ({ state: 'ok' }));

export const connection = (): Connection => store.getState().state;
export const onConnection = store.subscribe;
export const connectionLost = (): void => store.setState({ state: 'lost' });
export const connectionFound = (): void => store.setState({ state: 'ok' });

import { createStore } from 'zustand/vanilla';

/** Connection to the platform: `lost` from the first call without a response until one succeeds. */
export type Connection = 'ok' | 'lost';

const store = createStore<{ state: Connection }>(() => ({ state: 'ok' }));

export const connectionState = (): Connection => store.getState().state;
export const onConnectionChange = store.subscribe;
export const markOffline = (): void => store.setState({ state: 'lost' });
export const markOnline = (): void => store.setState({ state: 'ok' });

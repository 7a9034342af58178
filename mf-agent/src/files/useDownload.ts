import { useSyncExternalStore } from 'react';
import { type Download, downloads } from './downloads.ts';

const atServer: Download = { state: 'none' };

/** The page's only download. */
export const useDownload = (): Download => useSyncExternalStore(downloads.subscribe, downloads.get, () => atServer);

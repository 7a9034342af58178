import { mounting, stubPlatform } from '@unisite/shared/testing';
import vi from '../locales/vi.json';

stubPlatform();

/** Mounts a module of this remote like the site does, with Vietnamese texts. */
export const mountModule = mounting('__name__', vi);

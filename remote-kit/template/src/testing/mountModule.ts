import { mounting, stubPlatform } from '@unisite/shared/testing';
import vi from '../locales/vi.json';

stubPlatform();

/** Puts a module of this remote into the document as the site does, with the Vietnamese texts. */
export const mountModule = mounting('__name__', vi);

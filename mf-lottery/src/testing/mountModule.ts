import { mounting, stubPlatform } from '@unisite/shared/testing';
import vi from '../locales/vi.json';

stubPlatform();

export const mountModule = mounting('mf-lottery', vi);

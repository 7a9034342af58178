import { mounting, silencePlatform } from '@unisite/shared/testing';
import vi from '../locales/vi.json';

silencePlatform();

export const mountModule = mounting('mf-promo', vi);

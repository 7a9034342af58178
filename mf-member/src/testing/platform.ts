import { standInPlatform } from '@unisite/shared/testing';

export const { answer, refuse, callsOf, forgetAll } = standInPlatform();

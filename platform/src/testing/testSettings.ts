import { devNull } from 'node:os';
import type { Settings } from '../settings.ts';

/** Settings for tests; the data folder is each test's own. */
export const testSettings: Omit<Settings, 'dataDir' | 'mediaDir'> = {
  mode: 'demonstration',
  host: '127.0.0.1',
  port: 0,
  databaseUrl: null,
  databaseOwnerUrl: null,
  ledgerHeads: { file: devNull, key: '5e'.repeat(32) },
  sandboxUrl: 'http://sandbox.test',
  insideVendors: true,
  vendorKeys: ['7e'.repeat(32)],
  documentKeys: ['d0'.repeat(32)],
  drawKeys: ['d4'.repeat(32)],
  sandboxSecret: 'test-secret',
  trustProxy: false,
  marketDomains: new Map(),
  shellDist: null,
  renderProcesses: 0,
  remotesDirs: [],
  effort: 'best',
  // effectively never; tests of it run it themselves
  watch: { everySeconds: 3600, minimumVisits: 20, minimumReporters: 3, margin: 0.05 },
  codesKey: 'c0'.repeat(32),
  identity: {
    factorsKeys: ['fa'.repeat(32)],
    sealingKeys: ['5a'.repeat(32)],
    defaultPassword: null,
    breachedPasswordsUrl: null,
    delivery: { smtp: null, smsGateway: null },
    social: null,
  },
  operators: { host: '127.0.0.1', port: 0, dist: null, keys: ['5e'.repeat(32)], metricsToken: null },
};

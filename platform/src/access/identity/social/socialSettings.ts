import { StartupError } from '../../../foundation/process/startupError.ts';

/** The site's Firebase app. None of it is secret: browsers get all of it but `keysUrl`. */
export interface SocialSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Address of an emulator, whose tokens are unsigned; never in production. */
  readonly emulator: string | null;
  /** Whether the mobile tab uses Firebase's SMS codes instead of the site's own. */
  readonly phone: boolean;
  /** Address of the public keys that ID tokens are signed with, as a JSON Web Key Set. */
  readonly keysUrl: string;
}

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `FIREBASE_API_KEY`, `FIREBASE_AUTH_DOMAIN`, `FIREBASE_PROJECT_ID` and `FIREBASE_APP_ID` (all of them, or there
 * is no sign-in by Firebase: null), `FIREBASE_PHONE` (1: SMS codes are Firebase's), `FIREBASE_EMULATOR` (its origin;
 * outside production) and `FIREBASE_KEYS_URL` (default: Google's). Throws `StartupError` with one sentence when they
 * cannot be used.
 */
export function readSocialSettings(
  environment: Environment,
  mode: 'demonstration' | 'production',
): SocialSettings | null {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_APP_ID: appId,
    FIREBASE_EMULATOR: emulator,
  } = environment;
  if (!apiKey && !authDomain && !projectId && !appId) return null;
  if (!apiKey || !authDomain || !projectId || !appId) {
    throw new StartupError(
      'Of Firebase some is set: FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID and FIREBASE_APP_ID go together.',
    );
  }
  // Both become part of the page's policy and of the issuer's name, so only characters of such names are allowed.
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/.test(authDomain)) {
    throw new StartupError('FIREBASE_AUTH_DOMAIN must be a host name, like "my-site.firebaseapp.com".');
  }
  if (!/^[a-z\d][a-z\d-]{3,62}$/.test(projectId)) {
    throw new StartupError('FIREBASE_PROJECT_ID must be the id of a project, like "my-site".');
  }
  if (emulator && mode === 'production') {
    throw new StartupError('FIREBASE_EMULATOR cannot be set in production: nobody signs the tokens of an emulator.');
  }
  const keysUrl = environment.FIREBASE_KEYS_URL || KEYS_URL;
  if (!isOrigin(emulator) || !URL.canParse(keysUrl) || !isSafe(new URL(keysUrl))) {
    throw new StartupError(
      'FIREBASE_EMULATOR must be an origin like "http://127.0.0.1:9099", and FIREBASE_KEYS_URL an https address.',
    );
  }
  const phone = environment.FIREBASE_PHONE === '1' || environment.FIREBASE_PHONE === 'true';
  return { apiKey, authDomain, projectId, appId, emulator: emulator || null, phone, keysUrl };
}

function isOrigin(address: string | undefined): boolean {
  return !address || (URL.canParse(address) && new URL(address).origin === address);
}

/** Keys from another machine must arrive encrypted: whoever alters them can sign in as anybody. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

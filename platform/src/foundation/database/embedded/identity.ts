import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The user that PostgreSQL runs as. It refuses to run as root, so root runs it as `nobody`; anyone else as themselves.
 */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;

export function postgresIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return { uid: Number(line?.[1] ?? NOBODY), gid: Number(line?.[2] ?? NOBODY) };
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}

/** Whether the identity can traverse every folder down to this one (it cannot under a private home). */
export function canReach(folder: string, identity: Identity): boolean {
  if (identity.uid === undefined) return true;
  for (let step = path.resolve(folder); ; step = path.dirname(step)) {
    const { mode, uid, gid } = statSync(step);
    const may = uid === identity.uid ? mode & 0o100 : gid === identity.gid ? mode & 0o010 : mode & 0o001;
    if (!may) return false;
    if (step === path.dirname(step)) return true;
  }
}

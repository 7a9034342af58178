/** Why a folder cannot be published: what is wrong, and with which file or offer. */
export interface Problem {
  code:
    | 'NO_MANIFEST'
    | 'MANIFEST_MALFORMED'
    | 'UNKNOWN_KEY'
    | 'NAME_NOT_ALLOWED'
    | 'NOT_LISTED'
    | 'NOT_A_FILE'
    | 'MISSING'
    | 'SIZE_DIFFERS'
    | 'HASH_DIFFERS'
    | 'ROUTE_CLASH'
    | 'MODAL_CLASH'
    | 'NO_MODULE';
  what: string;
}

const explanations: Record<Problem['code'], string> = {
  NO_MANIFEST: 'the folder has no remote.json that is JSON; build the remote first',
  MANIFEST_MALFORMED: 'remote.json is not what the contract asks for at this place',
  UNKNOWN_KEY: 'the contract does not know this key of remote.json; a misspelled optional key would be lost in silence',
  NAME_NOT_ALLOWED: 'a file of a remote must not have this name',
  NOT_LISTED: 'this file is not listed in remote.json with its hash, so nobody could load it',
  NOT_A_FILE: 'this is a folder, a link or something else that is not a plain file',
  MISSING: 'this file is listed in remote.json but not in the folder',
  SIZE_DIFFERS: 'the file has another size than remote.json says',
  HASH_DIFFERS: 'the file has another content than remote.json says; build the remote again',
  ROUTE_CLASH: 'this route belongs to somebody else or is offered twice',
  MODAL_CLASH: 'this modal belongs to somebody else or is offered twice',
  NO_MODULE: 'this module is offered but not exposed by the build',
};

/** A folder was refused; `problems` holds everything that is wrong with it, not only the first thing. */
export class PublishRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(subject: string, problems: readonly Problem[]) {
    super(
      [`${subject} is refused:`, ...problems.map(({ code, what }) => `  ${code} ${what}: ${explanations[code]}`)].join(
        '\n',
      ),
    );
    this.name = 'PublishRefused';
    this.problems = problems;
  }
}

export type { Build } from './build.ts';
export { checkBuild, findProblems } from './checkBuild.ts';
export { digestOf, hashOf, hashOfIntegrity, integrityOf } from './hashes.ts';
export { parseManifest } from './manifest.ts';
export { type Finding, type ProblemCode, problemTexts, toProblem } from './problems.ts';
export { manifestFile, readBuild, signatureFile } from './readBuild.ts';
export { brotliEnding } from './rules/fileNames.ts';
export { mismatchedFiles } from './rules/filesAreWhole.ts';
export { limits } from './rules/limits.ts';
export { type Clash, clashes } from './rules/ownOffers.ts';
export { rangeIsServed } from './rules/rangeIsServed.ts';
export {
  isSigned,
  isSignedBy,
  type KeyPair,
  keyIdOf,
  newKeyPair,
  publicKeyOf,
  signManifest,
  signText,
  statementOf,
} from './signing.ts';
export { singletons } from './singletons.ts';
export { authorize, readAuthorization, type TeamAuthorization, type TeamCall, textOfCall } from './teamCall.ts';

import {
  type IdentityCheck,
  type IdentityPictureKind,
  type IdentityReason,
  picturesNeeded,
} from '@unisite/shared/contract/identityChecks';

export const identitySteps = ['facts', 'document', 'selfie', 'address'] as const;
export type IdentityStep = (typeof identitySteps)[number];

/** What is refused for these is mended in what was said, not in a picture. */
const factReasons: readonly IdentityReason[] = ['documentExpired', 'numberDiffers', 'dateDiffers', 'notAccepted'];

/** The pictures of a step, as the document has them. */
export function picturesOf(step: IdentityStep, check: IdentityCheck | null): readonly IdentityPictureKind[] {
  const needed = picturesNeeded(check?.document ?? 'idCard');
  if (step === 'facts') return [];
  return step === 'document' ? needed.filter((kind) => kind.startsWith('document')) : [step];
}

export const missingOf = (step: IdentityStep, check: IdentityCheck | null): readonly IdentityPictureKind[] =>
  picturesOf(step, check).filter((kind) => !check?.pictures.some((picture) => picture.kind === kind));

/** Whether nothing is missing of a step. */
export const isDone = (step: IdentityStep, check: IdentityCheck | null): boolean =>
  check?.document != null && (step === 'facts' ? true : missingOf(step, check).length === 0);

/** Where the member goes on: what was refused first, or else the first step that is not done; the last where all are. */
export function firstStep(check: IdentityCheck | null): IdentityStep {
  const { reason = null } = check ?? {};
  if (check?.state === 'refused' && reason && factReasons.includes(reason)) return 'facts';
  return identitySteps.find((step) => !isDone(step, check)) ?? 'address';
}

export const isComplete = (check: IdentityCheck | null): boolean => identitySteps.every((step) => isDone(step, check));

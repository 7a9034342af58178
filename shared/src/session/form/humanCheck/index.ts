export { AutomaticCheck, type AutomaticCheckProps } from './AutomaticCheck.tsx';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
export { HumanCheck, type HumanCheckProps } from './HumanCheck.tsx';
export { SlideCheck, type SlideCheckProps } from './SlideCheck.tsx';
export { proofOfWork, solveProofOfWork, type WorkOptions } from './solveProofOfWork.ts';
export { type HumanProofPrompt, useHumanProof } from './useHumanProof.tsx';

import type { ReadableBuild } from './build.ts';
import type { Finding, ProblemCode } from './problems.ts';
import { everyFileListed } from './rules/everyFileListed.ts';
import { fileNames } from './rules/fileNames.ts';
import { filesAreWhole } from './rules/filesAreWhole.ts';
import { withinFirstViewBudget } from './rules/firstViewBudget.ts';
import { checkLimits } from './rules/limits.ts';
import { noBundledSingleton } from './rules/noBundledSingleton.ts';
import { noCodeFromText } from './rules/noCodeFromText.ts';
import { noForeignCode } from './rules/noForeignCode.ts';
import { noSecrets } from './rules/noSecrets.ts';
import { offersAreExposed } from './rules/offersAreExposed.ts';
import { ownContainer } from './rules/ownContainer.ts';
import { ownOffers } from './rules/ownOffers.ts';
import { rangeIsServed } from './rules/rangeIsServed.ts';
import { scriptsParse } from './rules/scriptsParse.ts';
import { serverBuild } from './rules/serverBuild.ts';
import { sourceMapsPrivate } from './rules/sourceMapsPrivate.ts';
import { stylesStayInside } from './rules/stylesStayInside.ts';
import { textsInBothLanguages } from './rules/textsInBothLanguages.ts';

/** Detects one kind of fault; returns nothing for a correct build. */
export type Rule = (build: ReadableBuild) => Finding[];

/** All rules for a build, with the problems that each can report. */
export const rules: readonly { readonly check: Rule; readonly finds: readonly ProblemCode[] }[] = [
  { check: ownContainer, finds: ['CONTAINER_NOT_OWN'] },
  { check: fileNames, finds: ['NAME_NOT_ALLOWED', 'KIND_NOT_ALLOWED'] },
  { check: everyFileListed, finds: ['NOT_LISTED', 'NOT_A_FILE'] },
  { check: filesAreWhole, finds: ['MISSING', 'SIZE_DIFFERS', 'HASH_DIFFERS'] },
  { check: checkLimits, finds: ['TOO_MANY_FILES', 'FILE_TOO_LARGE', 'BUILD_TOO_LARGE'] },
  { check: offersAreExposed, finds: ['NO_MODULE'] },
  { check: ownOffers, finds: ['ROUTE_NOT_FREE', 'MODAL_TWICE'] },
  { check: rangeIsServed, finds: ['RANGE_MALFORMED', 'RANGE_NOT_SERVED'] },
  { check: scriptsParse, finds: ['SCRIPT_MALFORMED'] },
  { check: noCodeFromText, finds: ['CODE_FROM_TEXT'] },
  { check: noForeignCode, finds: ['FOREIGN_CODE'] },
  { check: noBundledSingleton, finds: ['SHARED_BUNDLED', 'FRAMEWORK_NOT_DECLARED'] },
  { check: withinFirstViewBudget, finds: ['FIRST_VIEW_TOO_LARGE'] },
  {
    check: serverBuild,
    finds: ['SERVER_FILE', 'SERVER_MODULE', 'SERVER_REQUIRES', 'SERVER_FRAMEWORK', 'SERVER_TOO_LARGE'],
  },
  { check: sourceMapsPrivate, finds: ['SOURCE_MAP_LISTED', 'SOURCE_MAP_NAMED'] },
  {
    check: stylesStayInside,
    finds: ['STYLE_MALFORMED', 'OUTSIDE_LAYER', 'SELECTOR_LEAKS', 'AT_RULE_NOT_ALLOWED', 'NAME_LEAKS', 'FOREIGN_FILE'],
  },
  { check: textsInBothLanguages, finds: ['TEXTS_UNREADABLE', 'TEXT_MISSING'] },
  { check: noSecrets, finds: ['SECRET'] },
];

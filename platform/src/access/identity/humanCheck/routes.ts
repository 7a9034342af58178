import { randomInt } from 'node:crypto';
import { captcha, slideChallenge, slideVerify, workChallenge } from '@unisite/shared/contract';
import { refuseIfThrottled, type Serve } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { captchaCookie } from './captchaCookie.ts';
import { CAPTCHA_LENGTH, captchaImage, captchaSigns } from './captchaImage.ts';
import { keepCheck, madeAt, takeCheck } from './openChecks.ts';
import { failHumanCheck } from './passHumanCheck.ts';
import { PIECE, SLIDE_HEIGHT, SLIDE_WIDTH, slideImage } from './slideImage.ts';
import { isHandSlide } from './slideVerdict.ts';
import { throttleHumanCheck } from './throttleHumanCheck.ts';
import { newSalt, WORK_BITS } from './work.ts';

/** Specification section 9: a browser may refresh its picture after one second at the earliest. */
const REFRESH_SECONDS = 1;

/** Human checks (specification sections 4 and 9), each valid for one use within five minutes. */
export function routes(serve: Serve, services: Services): void {
  const { database, clock } = services;

  serve(captcha, async (_request, { ip, cookies }) => {
    await throttleHumanCheck(services, 'captcha', ip);
    const before = await madeAt(database, 'captcha', cookies.get(captchaCookie.name) ?? '');
    if (before) refuseIfThrottled(REFRESH_SECONDS - (clock().getTime() - before.getTime()) / 1000);
    const signs = Array.from({ length: CAPTCHA_LENGTH }, () => captchaSigns.charAt(randomInt(captchaSigns.length)));
    const id = await keepCheck(services, clock(), 'captcha', signs.join(''));
    cookies.set(captchaCookie.name, id, captchaCookie);
    return captchaImage(signs.join(''));
  });

  serve(slideChallenge, async (_request, { ip }) => {
    await throttleHumanCheck(services, 'slide', ip);
    const { x, y, background, pieceImage } = await slideImage();
    const id = await keepCheck(services, clock(), 'slide', String(x));
    return { id, width: SLIDE_WIDTH, height: SLIDE_HEIGHT, piece: { width: PIECE, y }, background, pieceImage };
  });

  serve(slideVerify, async ({ id, x, trail }, context) => {
    const place = await takeCheck(services, clock(), 'slide', id);
    if (place === null || !isHandSlide(Number(place), x, trail)) return failHumanCheck(services, 'slide', context);
    return { proof: await keepCheck(services, clock(), 'slideProof', '') };
  });

  serve(workChallenge, async (_request, { ip }) => {
    await throttleHumanCheck(services, 'work', ip);
    const salt = newSalt();
    return { id: await keepCheck(services, clock(), 'work', salt), salt, bits: WORK_BITS };
  });
}

import type { CDPSession } from 'playwright';

/** Speed of a continuously turned wheel, pixels per second. */
const SPEED = 1_500;

/** Scrolls down this many pixels with the wheel. */
export async function wheel(session: CDPSession, { width, pixels }: { width: number; pixels: number }): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: 500,
    yDistance: -pixels,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

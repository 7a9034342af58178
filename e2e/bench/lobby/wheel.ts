import type { CDPSession } from 'playwright';

/** Pixels a second: a wheel that is turned without a rest. */
const SPEED = 1_500;

/** Turns the wheel over the page so many pixels down. */
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

import { penOf } from './dom.ts';

type Coin = { x: number; y: number; vx: number; vy: number; turn: number; spin: number; size: number };

/** Showers coins over the window until `stop`. */
export async function showerCoins(canvas: HTMLCanvasElement, assetBase: string, count: number): Promise<() => void> {
  const pen = penOf(canvas);
  const image = new Image();
  image.src = `${assetBase}symbols/coin.svg`;
  await image.decode();
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  const width = canvas.clientWidth * ratio;
  const height = canvas.clientHeight * ratio;
  canvas.width = width;
  canvas.height = height;
  const unit = Math.min(width, height);

  const toss = (): Coin => ({
    x: width / 2 + (Math.random() - 0.5) * width * 0.3,
    y: height * (1.02 + Math.random() * 0.3),
    vx: (Math.random() - 0.5) * width * 0.0009,
    vy: -height * (0.0012 + Math.random() * 0.0009),
    turn: Math.random() * 6,
    spin: (Math.random() - 0.5) * 0.02,
    size: unit * (0.04 + Math.random() * 0.06),
  });
  const coins = Array.from({ length: count }, toss);
  let last = performance.now();
  let going = true;

  const tick = (now: number): void => {
    if (!going) return;
    const passed = Math.min(40, now - last);
    last = now;
    pen.clearRect(0, 0, width, height);
    for (const coin of coins) {
      coin.vy += height * 0.0000011 * passed;
      coin.x += coin.vx * passed;
      coin.y += coin.vy * passed;
      coin.turn += coin.spin * passed;
      if (coin.y > height * 1.1 && coin.vy > 0) Object.assign(coin, toss());
      pen.setTransform(1, 0, 0, Math.cos(coin.turn), coin.x, coin.y);
      pen.drawImage(image, -coin.size / 2, -coin.size / 2, coin.size, coin.size);
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return () => {
    going = false;
    pen.clearRect(0, 0, width, height);
  };
}

import { byId, penOf } from './dom.ts';

/**
 * Paints the game's picture out of focus behind the game. It is drawn once on a canvas of a few points that the browser
 * stretches: a blur by filter would be worked out again in every frame the reels turn.
 */
function paintBackdrop(picture: HTMLImageElement): void {
  const canvas = byId('backdrop', HTMLCanvasElement);
  const { width, height } = canvas;
  // Covers the canvas; of a tall picture the part a little above the middle, where its hero is.
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [across, up] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - across) / 2, (height - up) * 0.4, across, up);
}

/** Shows the game's picture beside the reels and behind them; where it does not load, `instead` stands there. */
export function showPicture(address: string, instead: string): void {
  const picture = byId('game-picture', HTMLImageElement);
  const fail = (): void => {
    picture.classList.add('missing');
    if (picture.getAttribute('src') !== instead) picture.src = instead;
  };
  const paint = (): void => (picture.naturalWidth > 0 ? paintBackdrop(picture) : fail());
  picture.addEventListener('error', fail);
  picture.addEventListener('load', paint);
  if (picture.getAttribute('src') !== address && address !== '') picture.src = address;
  else if (picture.complete) paint();
}

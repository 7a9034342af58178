import { byId, penOf } from './dom.ts';

/**
 * Paints the game's picture blurred behind the game: drawn once on a tiny canvas that the browser stretches. A CSS blur
 * would be recomputed in every frame while the reels turn.
 */
function paintBackdrop(picture: HTMLImageElement): void {
  const canvas = byId('backdrop', HTMLCanvasElement);
  const { width, height } = canvas;
  // Covers the canvas; a tall picture is cropped slightly above its centre, where its hero is.
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [across, up] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - across) / 2, (height - up) * 0.4, across, up);
}

/** Shows the game's picture beside and behind the reels; if it does not load, `instead` is shown. */
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

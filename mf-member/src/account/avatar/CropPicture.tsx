import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import styles from './CropPicture.module.css';
import { type Crop, draggedBy, MAX_ZOOM, squareOf, zoomedTo } from './crop.ts';
import { CANVAS_SIDE, drawSquare } from './drawnSquare.ts';

interface CropPictureProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onDrop: () => void;
}

/** Crops a square of a picture, by dragging or with sliders. */
export function CropPicture({ picture, crop, onCrop, onDrop }: CropPictureProps): ReactElement {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = ({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const { width } = currentTarget.getBoundingClientRect();
    onCrop(draggedBy(picture, crop, movementX / width, movementY / width));
  };
  const { side } = squareOf(picture, crop);
  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        width={CANVAS_SIDE}
        height={CANVAS_SIDE}
        role="img"
        aria-label={t('profile.crop.shown')}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      <div className={styles.sliders}>
        <Slider
          label={t('profile.crop.zoom')}
          least={1}
          most={MAX_ZOOM}
          value={crop.zoom}
          onValue={(zoom) => onCrop(zoomedTo(picture, crop, zoom))}
        />
        <Slider
          label={t('profile.crop.x')}
          value={crop.x}
          disabled={picture.width - side < 1}
          onValue={(x) => onCrop({ ...crop, x })}
        />
        <Slider
          label={t('profile.crop.y')}
          value={crop.y}
          disabled={picture.height - side < 1}
          onValue={(y) => onCrop({ ...crop, y })}
        />
        <Button size="sm" variant="outline" icon="trash" onClick={onDrop}>
          {t('profile.crop.drop')}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least?: number;
  most?: number;
  disabled?: boolean;
  onValue: (value: number) => void;
}

function Slider({ label, value, least = 0, most = 1, disabled = false, onValue }: SliderProps): ReactElement {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </label>
  );
}

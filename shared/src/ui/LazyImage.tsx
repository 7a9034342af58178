import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { onNearViewport } from './onNearViewport.ts';
import { useHydrated } from './useHydrated.ts';

/** Number of loaded images remembered, which show at once next time (specification, appendix: cache 200). */
const MAX_LOADED_URLS = 200;
const seen = new Set<string>();

function markLoaded(src: string) {
  seen.add(src);
  const [oldest] = seen;
  if (seen.size > MAX_LOADED_URLS && oldest !== undefined) seen.delete(oldest);
}

export type LazyImageProps = {
  src: string;
  /** The same image in other widths, and its displayed width. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Reserves the space in these proportions. */
  width: number;
  height: number;
  className?: string | undefined;
  /** In the first view: loads at once, before other images. */
  first?: boolean | undefined;
  /** Shown when it fails; there is one attempt. */
  fallback?: ReactNode;
};

/** An image that loads near the viewport, or at once in the first view. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // a new source is a new image with its own attempt
  return <OneImage key={src} src={src} {...rest} />;
}

function OneImage({ src, srcSet, sizes, alt, width, height, className, first = false, fallback }: LazyImageProps) {
  const hydrated = useHydrated();
  // the browser lazy-loads what the server rendered, without waiting for scripts
  const [isNative] = useState(!hydrated && !first);
  const [state, setState] = useState<'waiting' | 'near' | 'failed'>(() =>
    first || isNative || seen.has(src) ? 'near' : 'waiting',
  );
  const place = useRef<SVGSVGElement>(null);

  useEffect(() => {
    if (state === 'waiting' && place.current) return onNearViewport(place.current, () => setState('near'));
  }, [state]);

  if (state === 'near') {
    return (
      <img
        // a lazy image may be measured: load the width that it is laid out with
        sizes={isNative && sizes ? `auto, ${sizes}` : sizes}
        loading={isNative ? 'lazy' : undefined}
        fetchPriority={first ? 'high' : undefined}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        onLoad={() => markLoaded(src)}
        onError={() => setState('failed')}
      />
    );
  }
  if (state === 'failed' && fallback !== undefined) return fallback;
  // an empty SVG reserves the space: an image without a source would collapse
  return (
    <svg
      ref={place}
      className={classNames('lazy', className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    />
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { onNearViewport } from './onNearViewport.ts';
import { useHydrated } from './useHydrated.ts';

/** Images that have come once are shown at once; so many are remembered (specification, appendix: cache 200). */
const MAX_LOADED_URLS = 200;
const seen = new Set<string>();

function markLoaded(src: string) {
  seen.add(src);
  const [oldest] = seen;
  if (seen.size > MAX_LOADED_URLS && oldest !== undefined) seen.delete(oldest);
}

export type LazyImageProps = {
  src: string;
  /** The same image in other widths, and the width that it is shown in. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty when the words beside it say it all. */
  alt: string;
  /** Its place is kept in these proportions, so that nothing moves when it comes. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Among what is seen first: it is loaded at once and before other images. */
  first?: boolean | undefined;
  /** In its place when it did not come. There is one attempt. */
  fallback?: ReactNode;
};

/** An image that loads when it comes near the window, or at once where it is seen first. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  // A new source is a new image with a new attempt.
  return <OneImage key={src} src={src} {...rest} />;
}

function OneImage({ src, srcSet, sizes, alt, width, height, className, first = false, fallback }: LazyImageProps) {
  const hydrated = useHydrated();
  // what the server rendered is the browser's to load when it comes near: no script has to run first
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
        // a lazy image may be measured: the width that it is laid out with is the one to load
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
  // An empty drawing keeps the place: an image without a source would fold up.
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

import { useState } from 'react';

export type AvatarProps = { name: string; src?: string | undefined; size?: number | undefined };

/** A member's picture, or the first letter of the name. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 34 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src && failed !== src) {
    return <img className="avatar" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
  }
  return (
    <span className="avatar" aria-hidden style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {[...name.trim()][0]}
    </span>
  );
}

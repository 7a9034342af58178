import { useState } from 'react';

export type AvatarProps = { name: string; src?: string | undefined; size?: number | undefined };

/** A member's picture, or the name's first letter. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 34 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src && failed !== src) {
    return <img className="avatar" src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
  }
  return (
    <svg className="avatar" aria-hidden width={size} height={size} viewBox="0 0 100 100">
      <text x="50" y="50" textAnchor="middle" dominantBaseline="central">
        {[...name.trim()][0]}
      </text>
    </svg>
  );
}

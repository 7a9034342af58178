import type { ReactElement } from 'react';
import { StarMark } from './Scene.tsx';

/** Partners around the house: position and colour. */
const partners = [
  [92, 74, '#1fc48d'],
  [66, 164, '#5fb0ff'],
  [328, 62, '#ff6b6b'],
  [362, 156, '#a37bff'],
  [210, 30, '#f5c451'],
] as const;

/** Partners connected to the house in the middle, and its growth. */
export function JoinScene(): ReactElement {
  return (
    <>
      <circle cx="210" cy="118" r="96" fill="#f5c451" opacity=".08" />
      <circle cx="210" cy="118" r="66" fill="#f5c451" opacity=".1" />
      <path
        d={partners.map(([x, y]) => `M210 118L${x} ${y}`).join('')}
        stroke="#f5c451"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
        opacity=".7"
      />
      {[26, 44, 64, 88].map((height, at) => (
        <rect
          key={height}
          x={262 + at * 22}
          y={214 - height}
          width="14"
          height={height}
          rx="4"
          fill={at === 3 ? '#f5c451' : '#33406f'}
        />
      ))}
      <path d="M262 176l24-16 22 6 34-46" fill="none" stroke="#1fc48d" strokeWidth="4" strokeLinecap="round" />
      <path d="M330 122l14-6 1 15z" fill="#1fc48d" />
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(132 ${204 - at * 11})`}>
          <ellipse rx="26" ry="9" fill="#b27a14" cy="5" />
          <ellipse rx="26" ry="9" fill="#f5c451" />
          <ellipse rx="17" ry="5" fill="none" stroke="#fff3c4" strokeWidth="1.5" />
        </g>
      ))}
      {partners.map(([x, y, coat]) => (
        <g key={coat} transform={`translate(${x} ${y})`}>
          <circle r="27" fill="#162044" stroke={coat} strokeWidth="3" />
          <circle cy="-6" r="8.5" fill="#f2c9a0" />
          <path d="M-9-8q1-9 9-9t9 9q-4-3-9-3t-9 3z" fill="#2a1a18" />
          <path d="M-17 18q2-14 17-14t17 14q-7 7-17 7t-17-7z" fill={coat} />
        </g>
      ))}
      <StarMark x={210} y={118} r={36} />
    </>
  );
}

import type { ReactElement } from 'react';
import { StarMark } from './Scene.tsx';

/** Background colours of the game tiles on the phone behind. */
const tiles = ['#7b2d8b', '#c2561a', '#0b6a73', '#b3203a', '#2a4fb5', '#3f7d2c', '#9a6a12', '#5a38b0', '#15808f'];

/** Two phones: one full of games, one with the wallet and a message coming in. */
export function AppScene(): ReactElement {
  return (
    <>
      <circle cx="230" cy="116" r="98" fill="#f5c451" opacity=".1" />
      <circle cx="230" cy="116" r="70" fill="#f5c451" opacity=".1" />
      <g transform="rotate(-9 165 120)">
        <rect x="104" y="22" width="118" height="216" rx="18" fill="#0a1020" stroke="#3a4a80" strokeWidth="3" />
        <rect x="112" y="34" width="102" height="196" rx="10" fill="#162044" />
        <rect x="148" y="27" width="30" height="4" rx="2" fill="#3a4a80" />
        <StarMark x={126} y={50} r={8} />
        <rect x="140" y="46" width="44" height="7" rx="3.5" fill="#5c688f" />
        {tiles.map((fill, at) => (
          <g key={fill} transform={`translate(${119 + (at % 3) * 31} ${68 + Math.floor(at / 3) * 43})`}>
            <rect width="26" height="36" rx="5" fill={fill} />
            <circle cx="13" cy="14" r="7" fill="#fff" opacity=".3" />
            <path d="M0 27h26v4a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" fill="#050812" opacity=".5" />
          </g>
        ))}
      </g>
      <g transform="rotate(7 285 130)">
        <rect x="226" y="36" width="118" height="216" rx="18" fill="#0a1020" stroke="#f5c451" strokeWidth="3" />
        <rect x="234" y="48" width="102" height="196" rx="10" fill="#1a2447" />
        <rect x="270" y="41" width="30" height="4" rx="2" fill="#6a78a8" />
        <rect x="242" y="58" width="86" height="52" rx="9" fill="#24305a" />
        <rect x="250" y="68" width="34" height="6" rx="3" fill="#9aa7cc" />
        <rect x="250" y="82" width="62" height="10" rx="5" fill="#f5c451" />
        <circle cx="316" cy="71" r="6" fill="#1fc48d" />
        <rect x="242" y="118" width="40" height="22" rx="7" fill="#f5c451" />
        <rect x="288" y="118" width="40" height="22" rx="7" fill="#33406f" />
        {['#1fc48d', '#ff6b6b', '#1fc48d', '#5fb0ff'].map((fill, at) => (
          <g key={at} transform={`translate(242 ${150 + at * 22})`}>
            <circle cx="8" cy="8" r="7" fill={fill} opacity=".8" />
            <rect x="22" y="2" width="34" height="5" rx="2.5" fill="#c5cfec" />
            <rect x="22" y="11" width="22" height="4" rx="2" fill="#5c688f" />
            <rect x="68" y="5" width="18" height="6" rx="3" fill={fill} />
          </g>
        ))}
      </g>
      <g transform="translate(318 20)">
        <rect width="92" height="38" rx="12" fill="#eaf0ff" />
        <path d="M16 36l-6 14 18-12z" fill="#eaf0ff" />
        <circle cx="20" cy="19" r="9" fill="#1fc48d" />
        <path d="M16 19l3 3 6-6" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
        <rect x="36" y="11" width="44" height="6" rx="3" fill="#24305a" />
        <rect x="36" y="22" width="30" height="5" rx="2.5" fill="#9aa7cc" />
      </g>
    </>
  );
}

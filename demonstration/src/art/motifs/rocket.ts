import { dark, GOLD, pale } from '../colour.ts';
import { type Ink, svg } from '../ink.ts';

const ink = '#0c0f24';

/** A rocket with its nose up, some 260 high. */
export const rocket = (k: Ink, c: string): string =>
  svg`<path d="M-22 60Q-40 110 0 150Q40 110 22 60z" fill="${k.lin(['#fff6c0', '#ffb02e', '#ff3b1f', '#ff3b1f/0'])}"/><path d="M-12 60Q-18 96 0 118Q18 96 12 60z" fill="#fff" opacity=".9"/><path d="M-34 20Q-66 40-62 84L-28 62zM34 20Q66 40 62 84L28 62z" fill="${k.lin([pale(c, 0.25), c, dark(c, 0.45)])}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M0-112Q48-62 40 40L26 66H-26L-40 40Q-48-62 0-112z" fill="${k.lin(['#b8c2da', [0.3, '#fff'], [0.6, '#e6ebf6'], '#6a7698'], 0)}" stroke="${ink}" stroke-width="4"/><path d="M0-112Q24-88 34-54H-34Q-24-88 0-112z" fill="${k.lin([pale(c, 0.35), c, dark(c, 0.4)], 0)}" stroke="${ink}" stroke-width="4"/><circle cy="-20" r="19" fill="${k.rad(['#fff', '#7fe8ff', '#0a5ab0'], 0.35, 0.3, 0.8)}" stroke="${GOLD[2]}" stroke-width="6"/><path d="M-7 34H7V84H-7z" fill="${c}" stroke="${ink}" stroke-width="3"/><path d="M-26-66Q-34-30-30 20" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`;

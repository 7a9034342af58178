import { at, createInk, picture } from './ink.ts';
import { numberBall } from './motifs/table.ts';

/** A lottery ball, 64 by 64. */
export function ball(n: number, colour = '#e3202c') {
  const k = createInk(`ball/${n}/${colour}`);
  return picture(k, { width: 64, height: 64, title: String(n), body: at(32, 32, numberBall(k, n, colour, 30)) });
}

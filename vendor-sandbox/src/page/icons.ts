import { html, Markup } from './html.ts';

/** Line icons on a grid of 24, stroked in the text's colour. */
const shapes = {
  home: 'M3 11.5 12 4l9 7.5M6 9.500V20h12V9.500M10 20v-6h4v6',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  rules: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5M12 8h0',
  history: 'M4.500 12a7.500 7.500 0 1 0 2.300-5.400M4.500 4v3.500H8M12 8v4.500l3 2',
  fairness: 'M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6zM9 12l2.200 2.200L15.500 10',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  spin: 'M19.500 8.500A8.300 8.300 0 0 0 4 10M4.500 15.500A8.300 8.300 0 0 0 20 14M20 4.500v4.500h-4.500M4 19.500V15h4.500',
  warning: 'M12 4 2.500 20h19zM12 10v4.500M12 17.500h0',
  funds: 'M4 7.500h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7.500 15 4v3.500M16.500 13.500h0',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.500V12l3 2',
  offline: 'M3 9a14 14 0 0 1 18 0M6.500 12.500a9 9 0 0 1 11 0M10 16a4 4 0 0 1 4 0M12 19h0M4 4l16 16',
  aim: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5',
  trash: 'M5 7.500h14M10 7.500V5h4v2.500M7 7.500l1 12h8l1-12',
  slip: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 8.500h6M9 12.500h6',
  rise: 'M4 19c7 0 12-4 15-13M13.500 6H19v5.500',
  deal: 'M8 4h9a2 2 0 0 1 2 2v12M5 8h8a2 2 0 0 1 2 2v9a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V9.500A1.500 1.500 0 0 1 5 8zM9.200 11.500l2 2.700-2 2.700-2-2.700z',
  pause: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM10 9v6M14 9v6',
} as const;
export type IconName = keyof typeof shapes;

/** Sprite of all icons, which `icon` references. */
export const iconSheet = new Markup(
  `<svg class="sheet" aria-hidden="true" focusable="false"><defs>${Object.entries(shapes)
    .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
    .join('')}</defs></svg>`,
);

export const icon = (name: IconName): Markup =>
  html`<svg class="icon" aria-hidden="true" focusable="false"><use href="#i-${name}"/></svg>`;

/** Gradients of the points mall's items: blue, gold, dark and silver. */
const gradients = [
  ['b', 1, '#6f8cf0', '#3a52b4', '#1d2a66'],
  ['g', 1, '#fff0c2', '#f5c451', '#a8700e'],
  ['d', 0, '#2b376e', '#1d2651', '#0e1532'],
  ['s', 1, '#ffffff', '#c3cff0', '#7e8dbd'],
] as const;

const drawings = {
  card: [
    '<g transform="rotate(-9 80 58)">',
    '<rect x="30" y="34" width="100" height="62" rx="8" fill="#0b1230" opacity=".6"/>',
    '<rect x="28" y="28" width="100" height="62" rx="8" fill="url(#b)"/>',
    '<path d="M28 44h100v9H28z" fill="#0e1532" opacity=".55"/>',
    '<rect x="38" y="60" width="20" height="15" rx="3" fill="url(#g)"/>',
    '<path d="M38 67h20M45 60v15M51 60v15" stroke="#7a5206" stroke-width="1"/>',
    '<path d="M70 64h34M70 72h22" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M112 36q4 3 0 6M116 33q7 6 0 12" fill="none" stroke="#ffdc85" stroke-width="2" stroke-linecap="round"/>',
    '<path d="M28 36a8 8 0 0 1 8-8h84L28 78z" fill="#fff" opacity=".1"/></g>',
  ],
  voucher: [
    '<g transform="rotate(-6 80 58)">',
    '<path d="M26 34h108v16a9 9 0 0 0 0 18v16H26V68a9 9 0 0 0 0-18z" fill="url(#g)"/>',
    '<path d="M94 36v46" stroke="#7a5206" stroke-width="2" stroke-dasharray="4 5"/>',
    '<path d="M60.0 42.0L64.5 52.8L76.2 53.7L67.3 61.4L70.0 72.8L60.0 66.7L50.0 72.8L52.7 61.4L43.8 53.7L55.5 52.8Z" fill="#fff6d8" stroke="#9a6a0c" stroke-width="1.5" stroke-linejoin="round"/>',
    '<path d="M104 50h20M104 59h20M104 68h12" stroke="#7a5206" stroke-width="3.5" stroke-linecap="round"/>',
    '<path d="M26 34h108v6L26 62z" fill="#fff" opacity=".22"/></g>',
  ],
  wheel: [
    '<circle cx="80" cy="56" r="43" fill="url(#g)"/><g>',
    '<path d="M80 56L117.0 56.0A37 37 0 0 1 106.2 82.2Z" fill="#cf2738"/>',
    '<path d="M80 56L106.2 82.2A37 37 0 0 1 80.0 93.0Z" fill="#f5c451"/>',
    '<path d="M80 56L80.0 93.0A37 37 0 0 1 53.8 82.2Z" fill="#1fa87a"/>',
    '<path d="M80 56L53.8 82.2A37 37 0 0 1 43.0 56.0Z" fill="#eaf0ff"/>',
    '<path d="M80 56L43.0 56.0A37 37 0 0 1 53.8 29.8Z" fill="#6a4bd8"/>',
    '<path d="M80 56L53.8 29.8A37 37 0 0 1 80.0 19.0Z" fill="#f5c451"/>',
    '<path d="M80 56L80.0 19.0A37 37 0 0 1 106.2 29.8Z" fill="#2a6fd6"/>',
    '<path d="M80 56L106.2 29.8A37 37 0 0 1 117.0 56.0Z" fill="#eaf0ff"/></g>',
    '<circle cx="80" cy="56" r="37" fill="none" stroke="#7a5206" stroke-width="1.5"/>',
    '<circle cx="80" cy="56" r="10" fill="url(#s)"/>',
    '<path d="M80.0 50.0L81.6 53.8L85.7 54.1L82.6 56.8L83.5 60.9L80.0 58.7L76.5 60.9L77.4 56.8L74.3 54.1L78.4 53.8Z" fill="#f5c451"/>',
    '<path d="M72 6h16l-8 16z" fill="#cf2738" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>',
    '<path d="M48 38a38 38 0 0 1 40-19" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>',
  ],
  buds: [
    '<rect x="42" y="56" width="76" height="44" rx="20" fill="url(#s)"/>',
    '<path d="M42 74h76" stroke="#7e8dbd" stroke-width="1.5"/>',
    '<rect x="74" y="82" width="12" height="4" rx="2" fill="#1fc48d"/>',
    '<path d="M44 58q2-34 36-34t36 34z" fill="url(#b)"/>',
    '<path d="M50 56q4-26 30-26" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>',
    '<g fill="url(#s)"><path d="M56 34a9 9 0 1 1 18 0q0 7-5 9v17h-8V43q-5-2-5-9z"/>',
    '<path d="M86 34a9 9 0 1 1 18 0q0 7-5 9v17h-8V43q-5-2-5-9z"/></g>',
    '<circle cx="62" cy="33" r="3" fill="#2b376e"/><circle cx="98" cy="33" r="3" fill="#2b376e"/>',
  ],
  flask: [
    '<rect x="62" y="30" width="36" height="74" rx="10" fill="url(#b)"/>',
    '<rect x="66" y="8" width="28" height="20" rx="5" fill="url(#s)"/>',
    '<rect x="62" y="26" width="36" height="8" rx="3" fill="url(#g)"/>',
    '<path d="M70 42v50" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M84.0 56.0L85.7 61.8L91.1 58.9L88.2 64.3L94.0 66.0L88.2 67.7L91.1 73.1L85.7 70.2L84.0 76.0L82.3 70.2L76.9 73.1L79.8 67.7L74.0 66.0L79.8 64.3L76.9 58.9L82.3 61.8Z" fill="#ffdc85"/>',
    '<path d="M112 40q-6-8 0-14t0-14M122 44q-5-7 0-12t0-12" fill="none" stroke="#c5cfec" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/>',
  ],
  speaker: [
    '<rect x="46" y="14" width="68" height="90" rx="20" fill="url(#b)"/>',
    '<rect x="52" y="20" width="56" height="78" rx="16" fill="url(#d)"/>',
    '<circle cx="80" cy="70" r="20" fill="#0b1230" stroke="url(#g)" stroke-width="3"/>',
    '<circle cx="80" cy="70" r="9" fill="url(#b)"/>',
    '<circle cx="80" cy="36" r="9" fill="#0b1230" stroke="#6f8cf0" stroke-width="2"/>',
    '<path d="M54 30a14 14 0 0 1 14-12" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>',
    '<path d="M122 44q8 12 0 26M130 36q14 20 0 42M38 44q-8 12 0 26M30 36q-14 20 0 42" fill="none" stroke="#f5c451" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>',
  ],
  fryer: [
    '<path d="M44 42q0-30 36-30t36 30v48a12 12 0 0 1-12 12H56a12 12 0 0 1-12-12z" fill="url(#d)" stroke="#4a5aa0" stroke-width="1.500"/>',
    '<path d="M50 56h60v30a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z" fill="url(#b)"/>',
    '<rect x="68" y="62" width="24" height="8" rx="4" fill="#0b1230"/>',
    '<path d="M70 66h-4v20h28V66h-4" fill="none" stroke="url(#g)" stroke-width="5" stroke-linejoin="round"/>',
    '<circle cx="80" cy="34" r="12" fill="#0b1230" stroke="url(#g)" stroke-width="2.500"/>',
    '<path d="M80 34l5-6" stroke="#ffdc85" stroke-width="3" stroke-linecap="round"/>',
    '<path d="M58 36h4M98 36h4" stroke="#6f8cf0" stroke-width="3" stroke-linecap="round"/>',
    '<path d="M52 38q2-18 20-22" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>',
  ],
  watch: [
    '<path d="M64 8h32l4 26H60zM60 82h40l-4 26H64z" fill="url(#d)"/>',
    '<rect x="50" y="26" width="60" height="64" rx="18" fill="url(#s)"/>',
    '<rect x="56" y="32" width="48" height="52" rx="13" fill="#0b1230"/>',
    '<circle cx="80" cy="58" r="17" fill="none" stroke="#24305a" stroke-width="5"/>',
    '<path d="M80 41a17 17 0 1 1-14.700 25.500" fill="none" stroke="#1fc48d" stroke-width="5" stroke-linecap="round"/>',
    '<path d="M80 48v11l8 5" fill="none" stroke="#ffdc85" stroke-width="3" stroke-linecap="round"/>',
    '<rect x="110" y="50" width="5" height="16" rx="2.500" fill="url(#g)"/>',
    '<path d="M56 46a14 14 0 0 1 14-14h14L56 66z" fill="#fff" opacity=".09"/>',
  ],
  tablet: [
    '<g transform="rotate(-6 80 58)"><rect x="28" y="20" width="104" height="76" rx="9" fill="url(#s)"/>',
    '<rect x="33" y="25" width="94" height="66" rx="5" fill="#0b1230"/>',
    '<rect x="33" y="25" width="94" height="66" rx="5" fill="url(#b)"/>',
    '<path d="M33 78q22-26 42-10t52-22v40a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5z" fill="#1fc48d" opacity=".75"/>',
    '<circle cx="104" cy="42" r="9" fill="#ffdc85"/>',
    '<path d="M33 30a5 5 0 0 1 5-5h50L33 74z" fill="#fff" opacity=".12"/></g>',
  ],
  gold: [
    '<g transform="translate(0 4)"><path d="M38 62l14-22h56l14 22v26H38z" fill="url(#g)"/>',
    '<path d="M38 62h84v26H38z" fill="#c98a16"/><path d="M38 62h84v26H38z" fill="url(#g)" opacity=".75"/>',
    '<path d="M38 62l14-22h56l14 22z" fill="#ffe9a8"/>',
    '<path d="M58 46h44l6 10H52z" fill="none" stroke="#a8700e" stroke-width="1.500"/>',
    '<path d="M80.0 66.0L82.4 71.7L88.6 72.2L83.9 76.3L85.3 82.3L80.0 79.0L74.7 82.3L76.1 76.3L71.4 72.2L77.6 71.7Z" fill="#8a5a08"/>',
    '<path d="M38 62l14-22h20L48 62z" fill="#fff" opacity=".45"/></g>',
    '<path d="M124 20l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM36 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff6d8"/>',
  ],
  phone: [
    '<rect x="66" y="12" width="48" height="90" rx="10" fill="url(#d)" stroke="#6a78a8" stroke-width="1.500"/>',
    '<rect x="48" y="8" width="48" height="92" rx="10" fill="url(#s)"/>',
    '<rect x="52" y="12" width="40" height="84" rx="7" fill="url(#b)"/>',
    '<rect x="64" y="16" width="16" height="5" rx="2.500" fill="#0b1230"/>',
    '<circle cx="72" cy="56" r="15" fill="none" stroke="#ffdc85" stroke-width="2.500"/>',
    '<path d="M72.0 47.0L74.4 52.7L80.6 53.2L75.9 57.3L77.3 63.3L72.0 60.0L66.7 63.3L68.1 57.3L63.4 53.2L69.6 52.7Z" fill="#ffdc85"/>',
    '<path d="M52 19a7 7 0 0 1 7-7h18L52 60z" fill="#fff" opacity=".14"/>',
    '<circle cx="105" cy="24" r="4" fill="#0b1230" stroke="#9aa7cc"/>',
    '<circle cx="105" cy="36" r="4" fill="#0b1230" stroke="#9aa7cc"/>',
  ],
  scooter: [
    '<circle cx="42" cy="90" r="15" fill="#0b1230" stroke="#9aa7cc" stroke-width="4"/>',
    '<circle cx="42" cy="90" r="5" fill="url(#g)"/>',
    '<circle cx="120" cy="90" r="15" fill="#0b1230" stroke="#9aa7cc" stroke-width="4"/>',
    '<circle cx="120" cy="90" r="5" fill="url(#g)"/>',
    '<path d="M22 80q4-24 30-22l12 24h26l14-50h12l10 44q-16-4-24 14H62q-4-16-20-16-12 0-20 6z" fill="url(#b)"/>',
    '<path d="M30 56q14-8 40-4l4 8H40q-8 0-10-4z" fill="url(#d)"/>',
    '<path d="M104 32l-4-14h-14" fill="none" stroke="#c3cff0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
    '<circle cx="112" cy="40" r="6" fill="#fff6d8"/>',
    '<path d="M118 38l22-6v18l-22-6z" fill="#ffdc85" opacity=".28"/>',
    '<path d="M98 66l8-28" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type GoodsPicture = keyof typeof drawings;
export const goodsPictures = Object.keys(drawings).filter((name): name is GoodsPicture => name in drawings);

/** An item of the points mall, 160 by 116, on a transparent ground. */
export function goods(name: GoodsPicture): string {
  const drawing = drawings[name].join('');
  const defs = gradients.flatMap(([id, x2, from, over, to]) =>
    drawing.includes(`url(#${id})`)
      ? [
          `<linearGradient id="goods-${name}-${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop stop-color="${from}"/><stop offset=".5" stop-color="${over}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
        ]
      : [],
  );
  const shadow = '<ellipse cx="80" cy="104" rx="46" ry="6" fill="#050914" opacity=".55"/>';
  const painted = drawing.replaceAll('url(#', `url(#goods-${name}-`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="116" viewBox="0 0 160 116" role="img"><title>${name}</title><defs>${defs.join('')}</defs>${shadow}${painted}</svg>`;
}

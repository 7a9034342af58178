// Heads and figures seen from the front, about 180 units high, mostly drawn as one half and its mirror image.
import { dark, GOLD, pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { eye, shade, spark } from './face.ts';

export function tiger(k: Ink, { fur = '#ff9a1f', iris = '#37c76a', rim = '#fff' } = {}) {
  const head =
    'M0-80C34-82 66-66 78-34C92-28 96-2 88 14C98 20 98 32 90 36C88 60 52 90 0 90S-88 60-90 36C-98 32-98 20-88 14C-96-2-92-28-78-34C-66-66-34-82 0-80z';
  return (
    k.mirror(
      svg`<path d="M40-66C44-98 84-100 92-70C96-50 88-34 76-28z" fill="${k.lin([fur, dark(fur, 0.45)])}" stroke="${dark(fur, 0.75)}" stroke-width="3"/><path d="M54-62C58-82 78-84 82-66C84-54 80-46 74-42z" fill="#ffb7a8"/>`,
    ) +
    k.relief(head, k.rad([pale(fur, 0.45), fur, dark(fur, 0.4)], 0.4, 0.3, 0.75), {
      edge: dark(fur, 0.78),
      width: 6,
      rim,
      dx: 2.5,
      dy: -2,
    }) +
    k.mirror(
      svg`<path d="M4 14C20-6 40-14 52-42C66-34 66-12 62-2C76 4 84 16 86 34C72 66 44 84 0 86z" fill="${k.lin(['#fff', '#ffeeda', '#e6c7b8'])}"/><path d="M16-80Q20-58 8-44L0-48V-80zM30-76Q40-58 28-38Q24-56 18-62zM0-38l9 10-9 12zM92-8Q70-14 60-4Q74-4 90 6zM94 22Q74 10 62 14Q78 20 90 36zM82 46Q66 36 56 40Q68 46 74 58zM56-62Q62-46 52-32Q50-48 42-58z" fill="#1d0d10"/><path d="M0 16h20Q20 28 6 36Q2 38 0 38z" fill="${k.lin(['#ff9aa0', '#c84058'])}"/><path d="M0 36v10Q6 60 26 56Q40 52 42 42" fill="none" stroke="#3a1418" stroke-width="4" stroke-linecap="round"/><path d="M0 58Q14 66 26 60Q22 76 0 76z" fill="#7a1224"/><path d="M12 57l5 14 6-13z" fill="#fff"/><path d="M46 34l44-6M48 42l42 6" stroke="#fff" stroke-width="1.800"/>`,
    ) +
    k.mirror(eye(k, 36, -12, 17, iris)) +
    shade(k, head) +
    spark(-40, -18, 3.6) +
    spark(32, -18, 3.6)
  );
}

export function lion(k: Ink, { fur = '#f5a93a', mane = '#9a3d12', iris = '#f0a020', rim = '#fff' } = {}) {
  const lock = k.keep(
    svg`<path d="M-17-44Q-26-88 4-108Q0-88 18-80Q22-60 17-44z" fill="${k.lin([pale(mane, 0.3), mane, dark(mane, 0.5)])}" stroke="${dark(mane, 0.6)}" stroke-width="2"/>`,
  );
  const face =
    'M0-66C36-68 60-46 64-14C74 6 66 36 50 54C34 72 18 80 0 80S-34 72-50 54C-66 36-74 6-64-14C-60-46-36-68 0-66z';
  return (
    times(16, (i) => `<use href="#${lock}" transform="rotate(${i * 22.5})"/>`) +
    times(12, (i) => `<use href="#${lock}" transform="rotate(${15 + i * 30}) scale(.82)"/>`) +
    k.mirror(
      svg`<path d="M34-58Q42-84 64-76Q76-58 56-36z" fill="${k.lin([pale(fur, 0.2), dark(fur, 0.4)])}" stroke="${dark(mane, 0.6)}" stroke-width="3"/><path d="M44-56Q52-72 62-68Q66-56 56-44z" fill="${dark(fur, 0.55)}"/>`,
    ) +
    k.relief(face, k.rad([pale(fur, 0.6), fur, dark(fur, 0.4)], 0.4, 0.3, 0.75), {
      edge: dark(mane, 0.6),
      width: 5,
      rim,
    }) +
    k.mirror(
      svg`<path d="M0-40Q12-42 18-26Q14-6 24 12L0 22z" fill="${pale(fur, 0.45)}"/><path d="M0-62Q8-52 5-38L0-34zM16-60Q24-50 18-40Q14-48 10-54z" fill="${dark(fur, 0.45)}"/><path d="M4 22C26 8 56 18 54 42C50 64 24 72 0 66z" fill="${k.lin(['#fffaf0', '#e8c49a'])}"/><path d="M0 8H26Q28 20 8 31L0 33z" fill="${k.lin(['#9a4a40', '#3a1414'])}"/><path d="M0 32v10Q8 56 34 46" fill="none" stroke="#4a1c10" stroke-width="4.500" stroke-linecap="round"/><path d="M30 32h0M40 38h0M28 42h0" stroke="#8a4a24" stroke-width="4" stroke-linecap="round"/><path d="M0 54Q12 60 20 56Q16 76 0 78z" fill="${pale(fur, 0.2)}"/><path d="M12-26Q30-36 54-24L48-16Q32-24 16-16z" fill="${dark(mane, 0.35)}"/><path d="M14-6Q30-24 52-14Q44 4 28 4Q18 2 14-6z" fill="#fffdf4" stroke="#1c0c08" stroke-width="3.500" stroke-linejoin="round"/><circle cx="33" cy="-7" r="9" fill="${k.rad([pale(iris, 0.6), iris, dark(iris, 0.5)])}"/><circle cx="33" cy="-7" r="4.500" fill="#120a1c"/>`,
    ) +
    shade(k, face) +
    spark(-36, -11, 2.8) +
    spark(30, -11, 2.8)
  );
}

export function wolf(k: Ink, { fur = '#8fa6cc', iris = '#ffc23a', rim = '#fff' } = {}) {
  const head =
    'M0-70Q20-70 32-60L66-108Q80-60 72-34Q92-10 100 22L78 20L84 42L60 40Q50 54 40 60L20 96Q0 108-20 96L-40 60Q-50 54-60 40L-84 42L-78 20L-100 22Q-92-10-72-34Q-80-60-66-108L-32-60Q-20-70 0-70z';
  return (
    k.relief(head, k.lin([pale(fur, 0.35), fur, dark(fur, 0.45)]), {
      edge: dark(fur, 0.8),
      width: 6,
      rim,
      dx: 2.5,
      dy: -2,
    }) +
    k.mirror(
      svg`<path d="M62-92Q68-66 62-46L42-54z" fill="${dark(fur, 0.6)}"/><path d="M0-66L12-30 36-22 66-6 94 18 74 14 78 36 56 30 36 20 24 6 18 40 0 30z" fill="${dark(fur, 0.28)}"/><path d="M24 8L40 22 58 32 78 38 58 42 38 58 20 94Q10 100 0 100V74L18 52z" fill="${k.lin(['#fff', pale(fur, 0.5)])}"/><path d="M0-64L7-20 14 30 0 44z" fill="${pale(fur, 0.35)}"/><path d="M0 54h14Q20 60 14 68L0 76z" fill="#181425"/><path d="M0 74v8Q10 90 22 80" stroke="#181425" stroke-width="4" fill="none"/><path d="M12-14Q30-26 50-16L44-10Q30-16 16-6z" fill="${dark(fur, 0.75)}"/><path d="M16 2Q26-16 46-6Q36 8 16 2z" fill="${k.rad(['#fffbe0', iris, dark(iris, 0.5)])}" stroke="#120a1c" stroke-width="3"/><ellipse cx="31" cy="-3" rx="2.500" ry="5" fill="#120a1c"/>`,
    ) +
    shade(k, head, 0.42) +
    spark(-33, -6, 2.4) +
    spark(28, -6, 2.4)
  );
}

export function bull(k: Ink, { fur = '#7a3a1c', horn = '#f2e2c0', iris = '#ffb52e', rim = '#ffd' } = {}) {
  const head = 'M0-62Q34-64 50-44L56-6Q54 22 44 40Q44 84 0 88Q-44 84-44 40Q-54 22-56-6L-50-44Q-34-64 0-62z';
  return (
    k.mirror(
      svg`<path d="M40-46Q92-36 92-78Q92-100 84-112Q120-92 112-54Q100-10 44-20z" fill="${k.lin(['#fff', horn, dark(horn, 0.55)], 120)}" stroke="#2a1208" stroke-width="3" stroke-linejoin="round"/><path d="M52-22Q84-22 92-2Q70 12 50 0z" fill="${k.lin([fur, dark(fur, 0.5)])}" stroke="#2a1208" stroke-width="3"/>`,
    ) +
    k.relief(head, k.rad([pale(fur, 0.4), fur, dark(fur, 0.55)], 0.4, 0.3, 0.8), { edge: '#2a1208', width: 6, rim }) +
    k.mirror(
      svg`<path d="M0-76Q34-86 46-56Q56-34 44-28Q42-44 30-40Q24-24 12-30Q8-12 0-14z" fill="${k.lin([dark(fur, 0.15), dark(fur, 0.65)])}"/><path d="M0 38Q36 34 40 56Q38 82 0 84z" fill="${k.lin([pale(fur, 0.6), pale(fur, 0.15)])}"/><path d="M12 52Q28 46 30 60Q22 68 14 62z" fill="#22080c"/><path d="M14-16Q30-22 46-10L40-2Q28-10 18-8z" fill="#1a0808"/><path d="M18 0Q30-12 44 0Q32 12 18 0z" fill="${k.rad(['#fff', iris, dark(iris, 0.5)])}" stroke="#1a0808" stroke-width="3"/><circle cx="31" cy="0" r="3.500" fill="#1a0808"/>`,
    ) +
    svg`<circle cy="80" r="13" fill="none" stroke="${GOLD[0]}" stroke-width="7"/><circle cy="79" r="13" fill="none" stroke="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke-width="5"/>` +
    shade(k, head, 0.4)
  );
}

export function panda(k: Ink, { rim = '#fff', leaf = '#3fbf5a' } = {}) {
  const head = 'M0-74C52-74 88-40 88 6S48 80 0 80S-88 52-88 6S-52-74 0-74z';
  return (
    k.mirror(
      svg`<circle cx="62" cy="-60" r="28" fill="${k.rad(['#5b5f7a', '#1b1a2b'], 0.4, 0.3, 0.7)}" stroke="#0d0c18" stroke-width="3"/><circle cx="62" cy="-58" r="14" fill="#0d0c18"/>`,
    ) +
    k.relief(head, k.rad(['#fff', [0.6, '#f1f3fb'], '#aeb6d6'], 0.4, 0.3, 0.75), { edge: '#20203a', width: 5, rim }) +
    k.mirror(
      svg`<path d="M18-16Q34-38 56-18Q68 6 54 24Q34 34 22 14z" fill="${k.lin(['#3a3a55', '#12111f'])}"/><circle cx="37" cy="0" r="12" fill="#fff"/><circle cx="35" cy="1" r="9" fill="#2a1a10"/><circle cx="32" cy="-3" r="3.200" fill="#fff"/><ellipse cx="58" cy="36" rx="13" ry="8" fill="#ff9aa8" opacity=".6"/><path d="M0 20h13Q12 32 0 34z" fill="#1a1826"/><path d="M0 32v8Q8 52 22 44" stroke="#1a1826" stroke-width="3.500" fill="none" stroke-linecap="round"/>`,
    ) +
    at(
      -6,
      54,
      svg`<path d="M-64 10Q0 26 64-8" stroke="#1d6a2c" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M-64 9Q0 24 64-9" stroke="${leaf}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M58-6q16-26 40-24q-8 24-40 24M62-4q22-6 38 10q-22 10-38-10" fill="${k.lin([pale(leaf, 0.4), leaf])}" stroke="#1d6a2c" stroke-width="2"/>`,
    )
  );
}

export function fox(k: Ink, { fur = '#ff7a2a', iris = '#3fb0ff', rim = '#fff' } = {}) {
  const head =
    'M0-56Q24-58 36-50L72-104Q90-50 78-22Q96 6 98 34Q70 30 54 44Q34 74 12 92Q0 100-12 92Q-34 74-54 44Q-70 30-98 34Q-96 6-78-22Q-90-50-72-104L-36-50Q-24-58 0-56z';
  return (
    k.relief(head, k.lin([pale(fur, 0.3), fur, dark(fur, 0.35)]), {
      edge: dark(fur, 0.78),
      width: 6,
      rim,
      dx: 2.5,
      dy: -2,
    }) +
    k.mirror(
      svg`<path d="M68-86Q76-54 68-34L48-48z" fill="#2a1018"/><path d="M94 32Q70 26 54 40Q34 70 12 89Q4 94 0 94V66Q16 40 40 22Q70 6 94 32z" fill="${k.lin(['#fff', '#ffe9d8'])}"/><path d="M0-54Q8-20 4 40L0 50z" fill="${pale(fur, 0.4)}"/><path d="M0 66h12Q18 76 8 84L0 88z" fill="#1d1018"/><path d="M10-2Q28-20 50-12L46-6Q30-12 14 4z" fill="${dark(fur, 0.7)}"/>`,
    ) +
    k.mirror(eye(k, 34, 6, 15, iris, -18)) +
    shade(k, head, 0.34) +
    spark(-37, 1, 3) +
    spark(30, 1, 3)
  );
}

/** The great dragon of the East from the front, with beard, antlers and a pearl below. */
export function dragon(k: Ink, { skin = '#12a06a', mane = '#ff5a1f', iris = '#ffd23f', rim = '#fff' } = {}) {
  const head =
    'M0-60Q24-66 40-50Q66-46 66-20Q72 0 58 14Q60 34 46 46Q44 64 24 66Q12 72 0 72Q-12 72-24 66Q-44 64-46 46Q-60 34-58 14Q-72 0-66-20Q-66-46-40-50Q-24-66 0-60z';
  const flame = k.keep(
    svg`<path d="M-14-40Q-30-80-4-118Q-4-92 16-84Q26-60 14-40z" fill="${k.lin(['#fff0a0', mane, dark(mane, 0.5)])}" stroke="${dark(mane, 0.6)}" stroke-width="2"/>`,
  );
  return (
    times(13, (i) => `<use href="#${flame}" transform="rotate(${-132 + i * 22})"/>`) +
    k.mirror(
      svg`<path d="M28-52Q34-88 22-112Q44-98 44-82Q58-90 62-112Q76-84 54-66Q50-56 46-44z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="3" stroke-linejoin="round"/><path d="M58-20Q86-36 98-14Q84-10 88 2Q72 2 60 8z" fill="${k.lin([pale(skin, 0.3), dark(skin, 0.4)], 0)}" stroke="${dark(skin, 0.7)}" stroke-width="2.500"/>`,
    ) +
    k.relief(head, k.rad([pale(skin, 0.5), skin, dark(skin, 0.5)], 0.4, 0.3, 0.8), {
      edge: dark(skin, 0.8),
      width: 6,
      rim,
      dx: 2.5,
      dy: -2,
    }) +
    k.mirror(
      svg`<path d="M0-58Q16-60 22-44Q16-30 8-26L0-30z" fill="${k.lin([GOLD[3], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M0 2Q16-6 24 6Q46 6 46 26Q44 40 28 40L0 44z" fill="${k.lin([pale(skin, 0.45), skin])}" stroke="${dark(skin, 0.6)}" stroke-width="2.500"/><path d="M16 18Q30 10 36 22Q32 32 20 28z" fill="${dark(skin, 0.85)}"/><path d="M8-22Q34-44 62-30Q60-20 46-18Q28-20 14-6z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2.500"/><path d="M0 44L34 40Q50 38 56 26Q56 50 40 58Q30 66 0 66z" fill="#6a0a1c"/><path d="M30 40l6 20 8-22zM10 43l4 8 5-9z" fill="#fffbe8"/><path d="M0 50Q12 50 16 58Q8 64 0 64z" fill="#ff6a7a"/><path d="M40 20Q78 14 92 40Q100 60 118 52Q104 76 84 56Q70 34 42 28z" fill="${k.lin([GOLD[4], GOLD[2]])}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M30 64Q40 84 30 104Q24 92 16 96Q18 110 0 122V68z" fill="${k.lin(['#fff0a0', mane, dark(mane, 0.4)])}" stroke="${dark(mane, 0.6)}" stroke-width="2"/>`,
    ) +
    k.mirror(
      svg`<path d="M16-4Q34-24 54-14Q42 6 16-4z" fill="${k.rad(['#fffbe0', iris, dark(iris, 0.55)])}" stroke="#120a1c" stroke-width="3"/><ellipse cx="35" cy="-9" rx="3" ry="7" fill="#120a1c"/>`,
    ) +
    shade(k, head, 0.36) +
    spark(-38, -13, 2.6) +
    spark(31, -13, 2.6)
  );
}

/** A bird of fire: two fans of feathers, tail and crest. */
export function phoenix(k: Ink, { a = '#ff4a1f', b = '#ffd23f', c = '#ff9a2e', rim = '#fff8d0' } = {}) {
  const feather = (f: string, g: string) =>
    k.keep(
      svg`<path d="M0 0Q15-40 3-104Q-15-52-8 0z" fill="${k.lin([pale(f, 0.65), f, dark(g, 0.35)])}" stroke="${dark(g, 0.55)}" stroke-width="1.500"/><path d="M-1-6Q2-50 2-92" stroke="#fff" opacity=".45" fill="none"/>`,
    );
  const long = feather(b, a);
  const short = feather(c, a);
  const fan = (id: string, n: number, from: number, step: number, s: number) =>
    times(
      n,
      (i) => `<use href="#${id}" transform="rotate(${from + i * step}) scale(${(s * (1 - i * 0.035)).toFixed(2)})"/>`,
    );
  const tail = k.keep(
    svg`<path d="M0 0Q34 40 14 96Q4 120 22 140Q-14 130-10 92Q-6 46-8 0z" fill="${k.lin([a, c, pale(b, 0.4)])}" stroke="${dark(a, 0.55)}" stroke-width="1.500"/><path d="M8 116q12 6 10 20q-16-2-14-18z" fill="#2ad0ff"/>`,
  );
  return (
    at(0, 30, [-34, -14, 8, 30].map((r) => `<use href="#${tail}" transform="rotate(${r})"/>`).join('')) +
    k.mirror(at(10, 12, fan(long, 7, 20, 14, 1.15)) + at(10, 14, fan(short, 6, 26, 15, 0.72))) +
    k.relief(
      'M0-60Q18-52 15-34Q30-10 22 26Q12 54 0 62Q-12 54-22 26Q-30-10-15-34Q-18-52 0-60z',
      k.lin([b, c, a, dark(a, 0.4)]),
      { edge: dark(a, 0.7), width: 4, rim },
    ) +
    svg`<path d="M0-56Q-6-84-24-94Q-8-90 0-78Q4-98-4-108Q14-96 10-76Q18-86 28-86Q16-76 10-56z" fill="${k.lin([pale(b, 0.5), a])}" stroke="${dark(a, 0.5)}" stroke-width="1.500"/><path d="M-4-38L0-24 4-38Q0-46-4-38z" fill="${GOLD[3]}" stroke="${GOLD[0]}" stroke-width="1.500"/><circle cx="-8" cy="-42" r="3.400" fill="#fff"/><circle cx="8" cy="-42" r="3.400" fill="#fff"/><circle cx="-7.500" cy="-42" r="1.800" fill="#200"/><circle cx="7.500" cy="-42" r="1.800" fill="#200"/><path d="M-12-16q12 8 24 0M-16 0q16 10 32 0M-14 18q14 9 28 0" stroke="${pale(b, 0.4)}" stroke-width="2.500" fill="none" opacity=".8"/>`
  );
}

export function eagle(k: Ink, { plume = '#5a4636', rim = '#fff' } = {}) {
  const head =
    'M-30-78Q20-96 50-60Q66-40 62-10L96 6Q104 34 82 48Q82 28 62 26Q50 44 34 50L48 100H-70Q-96 40-78-20Q-66-62-30-78z';
  return (
    k.relief(head, k.lin(['#fff', [0.5, '#eef1fb'], '#a3aecb'], 60), { edge: '#241a22', width: 6, rim }) +
    svg`<path d="M50-14Q84-14 96 6Q104 34 82 48Q82 28 60 26Q46 24 44 8z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2.500" stroke-linejoin="round"/><path d="M46 12Q66 14 80 30" stroke="${GOLD[0]}" stroke-width="2.500" fill="none"/><path d="M2-34Q30-44 52-20L46-12Q28-28 4-24z" fill="#3a2a2c"/><path d="M8-20Q28-26 40-10Q22 0 8-20z" fill="${k.rad(['#fff6c0', '#ffc21f', '#a86a00'])}" stroke="#1a1016" stroke-width="3"/><circle cx="25" cy="-14" r="4" fill="#1a1016"/><circle cx="23" cy="-16" r="1.500" fill="#fff"/>` +
    svg`<path d="M-20-60q-24 18-26 50M-4-56q-20 22-20 54M-44-30q-18 30-12 60M-14 20q-6 24 4 46M14 40q-2 16 8 34M-34 30q-10 24 0 50" stroke="#8f9abb" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M-70 100Q-76 84-78 66L-60 84-54 62-38 84-30 60-14 86-4 62 12 84 22 66 48 100z" fill="${k.lin([pale(plume, 0.2), dark(plume, 0.4)])}"/>`
  );
}

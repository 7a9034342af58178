// Heroes and bringers of luck from the front, about 200 units high.
import { dark, GOLD, mix, pale } from '../colour.ts';
import { at, type Ink, svg, times } from '../ink.ts';
import { shade } from './face.ts';
import { gem } from './gem.ts';

export function pharaoh(k: Ink, { stripe = '#1f5fd0', skin = '#e8a35a', rim = '#fff' } = {}) {
  const cloth =
    'M0-92Q46-94 60-50Q68-20 74 20L92 84Q66 96 44 92L38 36H-38L-44 92Q-66 96-92 84L-74 20Q-68-20-60-50Q-46-94 0-92z';
  const face = 'M0-58Q42-58 44-18Q44 20 26 44Q12 58 0 58Q-12 58-26 44Q-44 20-44-18Q-42-58 0-58z';
  return (
    k.relief(cloth, k.lin([GOLD[4], GOLD[2], GOLD[1]], 60), { edge: dark(GOLD[0], 0.5), width: 6, rim }) +
    k.mirror(
      svg`<path d="M50-66Q66-40 70-14L48-8Q46-30 38-46zM72 0Q76 18 80 34L44 36 46 8zM84 46L89 64 44 66V50zM91 78L92 84Q66 96 44 92V78zM22-88Q34-84 42-76L30-56Q20-64 10-66z" fill="${k.lin([pale(stripe, 0.35), stripe, dark(stripe, 0.5)])}"/>`,
    ) +
    k.relief(face, k.rad([pale(skin, 0.55), skin, dark(skin, 0.42)], 0.38, 0.34, 0.75), {
      edge: dark(skin, 0.8),
      width: 3,
    }) +
    k.mirror(
      svg`<path d="M0-62Q34-64 46-40L44-26Q30-46 0-46z" fill="${k.lin([GOLD[4], GOLD[2]])}" stroke="${GOLD[0]}" stroke-width="1.500"/><path d="M8-18Q24-30 40-18L54-14 40-12Q24-4 8-18z" fill="#fffdf4" stroke="#14101f" stroke-width="3.500" stroke-linejoin="round"/><circle cx="25" cy="-17" r="6" fill="${stripe}"/><circle cx="25" cy="-17" r="3" fill="#0b0a14"/><path d="M8-32Q24-42 44-30" stroke="#14101f" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M0-20L5 8 9 14 0 18z" fill="${dark(skin, 0.25)}"/><path d="M0 28Q10 24 18 31Q10 40 0 40z" fill="#b2432f"/><path d="M0 56h9L7 98H0z" fill="${k.lin([stripe, dark(stripe, 0.5)])}" stroke="${GOLD[2]}" stroke-width="2"/>`,
    ) +
    svg`<path d="M-5-62V-84Q-14-92-10-104Q0-114 10-104Q14-92 5-84V-62z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[0]])}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-4-98h2M2-98h2" stroke="#d8142f" stroke-width="3"/><path d="M-7 66h14M-7 76h14M-6 86h12" stroke="${GOLD[2]}" stroke-width="2.500"/>` +
    shade(k, cloth, 0.34)
  );
}

export function viking(k: Ink, { beard = '#d8702a', skin = '#f2b98a', iris = '#3fa8ff', rim = '#fff' } = {}) {
  const dome = 'M0-86Q52-84 58-22Q30-34 0-34T-58-22Q-52-84 0-86z';
  return (
    k.mirror(
      svg`<path d="M46-44Q92-34 88-88Q88-104 80-116Q118-96 110-52Q100-10 50-18z" fill="${k.lin(['#fff', '#f0dfba', '#8a6a3a'], 120)}" stroke="#22141a" stroke-width="3" stroke-linejoin="round"/><path d="M46-46l16-2 2 28-14 4z" fill="${GOLD[2]}" stroke="${GOLD[0]}" stroke-width="2"/>`,
    ) +
    svg`<path d="M-58-30Q-66 40-50 70Q-30 108 0 116Q30 108 50 70Q66 40 58-30z" fill="${k.lin([beard, dark(beard, 0.45)])}" stroke="${dark(beard, 0.75)}" stroke-width="4"/><path d="M-46-32H46Q52 10 36 34Q0 46-36 34Q-52 10-46-32z" fill="${k.rad([pale(skin, 0.5), skin, dark(skin, 0.35)], 0.4, 0.4, 0.7)}"/>` +
    k.mirror(
      svg`<path d="M0 20Q20 8 40 24Q56 26 56 12Q60 44 40 60Q38 92 14 108L0 112z" fill="${k.lin([pale(beard, 0.25), beard, dark(beard, 0.4)])}"/><path d="M0 22Q22 12 44 34Q30 42 12 36L0 38z" fill="${pale(beard, 0.3)}" stroke="${dark(beard, 0.5)}" stroke-width="2"/><path d="M10 62q14 10 10 40M26 56q12 12 6 34M40 40q10 10 4 28" stroke="${dark(beard, 0.5)}" stroke-width="2.500" fill="none"/><path d="M8-16Q26-28 46-18L42-10Q26-16 10-6z" fill="${dark(beard, 0.3)}"/><path d="M12-2Q26-12 40-2Q28 8 12-2z" fill="#fff" stroke="#22141a" stroke-width="2.500"/><circle cx="26" cy="-2.500" r="5.500" fill="${iris}"/><circle cx="26" cy="-2.500" r="2.500" fill="#101020"/><path d="M0-10L6 14Q10 20 0 22z" fill="${dark(skin, 0.22)}"/>`,
    ) +
    k.relief(dome, k.lin(['#dfe8f6', '#8f9fbe', '#3a4560'], 50), { edge: '#1a1a2c', width: 4, rim }) +
    svg`<path d="M-58-24Q0-46 58-24V-10Q30-24 10-24L6 8H-6L-10-24Q-30-24-58-10z" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2.500" stroke-linejoin="round"/><path d="M-7-86h14l3 54h-20z" fill="${k.lin([GOLD[3], GOLD[1]])}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-44-22h0M-26-29h0M26-29h0M44-22h0M0-70h0M0-54h0" stroke="${GOLD[4]}" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** The old man of thunder: white mane and beard, laurel, lit eyes. */
export function thunderer(k: Ink, { skin = '#e8b48a', hair = '#eef3ff', eyes = '#7fe4ff', laurel = GOLD } = {}) {
  return (
    svg`<path d="M0-96Q40-106 66-76Q94-60 88-24Q108 4 90 34Q92 66 66 80Q50 112 0 128Q-50 112-66 80Q-92 66-90 34Q-108 4-88-24Q-94-60-66-76Q-40-106 0-96z" fill="${k.lin([hair, mix(hair, '#7a8cc4', 0.5), mix(hair, '#34407e', 0.75)])}" stroke="#27305c" stroke-width="5" stroke-linejoin="round"/>` +
    svg`<path d="M0-62Q46-62 48-16Q48 24 30 44H-30Q-48 24-48-16Q-46-62 0-62z" fill="${k.rad([pale(skin, 0.5), skin, dark(skin, 0.42)], 0.4, 0.3, 0.8)}"/>` +
    k.mirror(
      svg`<path d="M0 24Q22 10 46 30Q64 20 62-4Q78 30 60 60Q62 84 40 92Q30 112 0 120z" fill="${k.lin(['#fff', hair, mix(hair, '#5a6cae', 0.6)])}" stroke="#4a5690" stroke-width="2"/><path d="M0 26Q26 18 44 44Q26 46 10 38L0 42z" fill="#fff" stroke="#4a5690" stroke-width="2"/><path d="M12 58q14 14 6 44M28 56q16 14 6 34M44 46q14 12 6 26" stroke="#6a78b4" stroke-width="2.500" fill="none"/><path d="M6-22Q24-40 50-30L54-22Q30-28 12-10z" fill="#fff" stroke="#4a5690" stroke-width="2"/><path d="M12-10Q28-22 42-12Q30 0 12-10z" fill="${k.rad(['#fff', eyes, eyes])}" stroke="#20264a" stroke-width="2.500"/><path d="M0-14L8 14Q10 22 0 24z" fill="${dark(skin, 0.28)}"/><path d="M0-92Q30-98 52-72Q62-50 56-34Q46-58 24-62Q8-64 0-58z" fill="${k.lin(['#fff', hair, mix(hair, '#7a8cc4', 0.5)])}" stroke="#4a5690" stroke-width="2"/>${times(4, (i) => svg`<path d="M${[10, 28, 44, 54][i]} ${[-72, -68, -56, -40][i]}q2-16 18-18q2 14-18 18" fill="${k.lin([laurel[4], laurel[2], laurel[1]])}" stroke="${laurel[0]}" stroke-width="1.500"/>`)}`,
    )
  );
}

/** The god of fortune: winged hat, broad smile, robe and ingot. */
export function fortune(k: Ink, { robe = '#d81f2a' } = {}) {
  const g = k.lin([GOLD[4], GOLD[2], GOLD[1]]);
  return (
    svg`<path d="M-96 120Q-96 50-50 34H50Q96 50 96 120z" fill="${k.lin([pale(robe, 0.18), robe, dark(robe, 0.5)])}" stroke="${dark(robe, 0.75)}" stroke-width="4"/><path d="M-34 32L0 84 34 32 52 36 6 120H-6L-52 36z" fill="${g}" stroke="${GOLD[0]}" stroke-width="2"/>` +
    k.mirror(
      svg`<path d="M36-66Q70-76 104-66Q112-58 104-52Q70-50 38-56z" fill="${k.lin(['#4a4266', '#14101f'])}" stroke="${GOLD[2]}" stroke-width="2.500"/><circle cx="98" cy="-59" r="5" fill="${robe}" stroke="${GOLD[3]}" stroke-width="2"/>`,
    ) +
    svg`<path d="M-46-44V-70Q-42-82-26-82V-106Q0-122 26-106V-82Q42-82 46-70V-44z" fill="${k.lin(['#4a4266', '#1c172b', '#0c0916'])}" stroke="${GOLD[1]}" stroke-width="3"/><path d="M-50-54H50V-40H-50z" fill="${g}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-26-84H26" stroke="${GOLD[2]}" stroke-width="4"/>` +
    at(0, -64, gem(k, robe, 'pear'), { s: 0.34 }) +
    svg`<path d="M-48-40H48Q66-10 56 20Q40 48 0 50Q-40 48-56 20Q-66-10-48-40z" fill="${k.rad(['#fff0d8', '#ffd0a0', '#d8874a'], 0.42, 0.35, 0.75)}" stroke="#7a3a14" stroke-width="3"/>` +
    k.mirror(
      svg`<path d="M12-10Q26-26 42-10" stroke="#2a1208" stroke-width="5.500" fill="none" stroke-linecap="round"/><path d="M12-26Q28-38 46-26" stroke="#2a1208" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="44" cy="8" r="12" fill="#ff6a5a" opacity=".45"/><path d="M0-8Q12-6 14 6Q10 12 0 12z" fill="#f0a870"/><path d="M2 14Q22 8 40 22Q54 26 58 42Q36 36 4 20z" fill="#1c1420"/><path d="M0 24Q14 24 22 20Q18 36 0 36z" fill="#a0182a"/><path d="M0 24Q12 24 19 21.500Q17 28 0 28z" fill="#fff"/><path d="M0 38Q10 36 14 44Q12 70 0 82z" fill="#1c1420"/>`,
    ) +
    at(0, 104, ingot(k), { s: 0.95 })
  );
}

/** A boat-shaped gold ingot, about 90 wide. */
export const ingot = (k: Ink) =>
  svg`<path d="M-48-18Q-52 22-24 26H24Q52 22 48-18Q36-6 20-6H-20Q-36-6-48-18z" fill="${k.lin([GOLD[3], GOLD[2], GOLD[1], GOLD[0]])}" stroke="${GOLD[0]}" stroke-width="2.500" stroke-linejoin="round"/><ellipse cy="-8" rx="28" ry="17" fill="${k.rad([GOLD[4], GOLD[3], GOLD[1]], 0.38, 0.3, 0.8)}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-38 2Q-34 18-20 20" stroke="${GOLD[4]}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** The beckoning cat. */
export function luckyCat(k: Ink, { coat = '#ffffff', trim = '#e02038' } = {}) {
  const c = k.rad(['#fff', mix(coat, '#ffffff', 0.4), mix(coat, '#8a90b8', 0.45)], 0.4, 0.3, 0.8);
  return (
    svg`<path d="M50 20Q100 10 92-46Q92-66 74-66Q56-64 60-44Q64-14 44 0z" fill="${c}" stroke="#3a2a40" stroke-width="3.500"/><path d="M66-56q4 8 2 12M78-58q2 8 0 12" stroke="#3a2a40" stroke-width="2.500" stroke-linecap="round"/><path d="M-56 120Q-76 50-40 20H40Q76 50 56 120z" fill="${c}" stroke="#3a2a40" stroke-width="3.500"/>` +
    k.mirror(
      svg`<path d="M22-76Q46-108 62-104Q70-80 62-48z" fill="${c}" stroke="#3a2a40" stroke-width="3.500"/><path d="M36-78Q50-96 57-94Q60-80 57-64z" fill="#ff9aa8"/>`,
    ) +
    svg`<path d="M0-80Q72-82 74-24Q72 26 0 28Q-72 26-74-24Q-72-82 0-80z" fill="${c}" stroke="#3a2a40" stroke-width="3.500"/>` +
    k.mirror(
      svg`<path d="M16-24Q32-42 48-24" stroke="#3a2a40" stroke-width="5.500" fill="none" stroke-linecap="round"/><ellipse cx="50" cy="-6" rx="11" ry="7" fill="#ff8fa0" opacity=".7"/><path d="M0-14h8q-2 8-8 9z" fill="#e0506a"/><path d="M0-6Q4 8 18 4" stroke="#3a2a40" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M54-16l28-6M54-8l28 2" stroke="#3a2a40" stroke-width="2"/>`,
    ) +
    svg`<path d="M-46 18Q0 40 46 18V32Q0 54-46 32z" fill="${k.lin([pale(trim, 0.3), trim, dark(trim, 0.4)])}" stroke="${dark(trim, 0.6)}" stroke-width="2"/><circle cy="44" r="13" fill="${k.rad([GOLD[4], GOLD[2], GOLD[0]], 0.35, 0.3, 0.8)}" stroke="${GOLD[0]}" stroke-width="2"/><path d="M-12 43h24M0 47v8" stroke="${GOLD[0]}" stroke-width="3"/>` +
    at(
      -22,
      92,
      svg`<ellipse rx="30" ry="38" fill="${k.lin([GOLD[4], GOLD[2], GOLD[1]], 60)}" stroke="${GOLD[0]}" stroke-width="3"/><ellipse rx="23" ry="31" fill="none" stroke="${GOLD[1]}" stroke-width="2"/><path d="M-7-7H7V7H-7z" fill="${GOLD[0]}"/><path d="M0-24v9M0 15v9" stroke="${GOLD[0]}" stroke-width="5" stroke-linecap="round"/>`,
      { r: -12 },
    )
  );
}

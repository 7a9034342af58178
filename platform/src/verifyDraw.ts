/**
 * `npm run verify-draw -- CODE NUMERO`: recomputes a draw from what the site publishes about it (`SITE_URL`; default:
 * this machine's), and checks that the seed matches its commitment, that a beacon's round is signed, and that the
 * numbers follow from both.
 */
import { createHash, createHmac, createPublicKey, verify as isSigned } from 'node:crypto';
import { type DrawEntropy, drawProof } from '@unisite/shared/contract';
import { beaconMessage } from '@unisite/shared/contract/randomnessBeacon';
import { drawFromSeed, drawLabel, firstDifference, isForm } from '@unisite/shared/lottery';

const [code, numero] = process.argv.slice(2);
const site = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

function say(sentence: string, isWrong = false): void {
  (isWrong ? process.stderr : process.stdout).write(`${sentence}\n`);
  if (isWrong) process.exitCode = 1;
}

async function verify(station: string, draw: string): Promise<void> {
  const path = drawProof.path
    .replace(':code', encodeURIComponent(station))
    .replace(':numero', encodeURIComponent(draw));
  const answer = (await (await fetch(`${site}${path}`)).json()) as {
    success: boolean;
    message?: string;
    value?: unknown;
  };
  if (!answer.success) return say(`${site} says: ${answer.message}`, true);
  const { form, seedHash, seed, entropy, prizes, isVoid } = drawProof.value.parse(answer.value);
  if (seedHash === null) return say('It is an official draw: it happens elsewhere, and cannot be recomputed.', true);
  if (isVoid) return say('It was voided: stakes were returned, and it has no result.', true);
  say(`hash published before betting: ${seedHash}`);
  if (seed === null || prizes === null)
    return say('It is not drawn yet: the seed is published with the numbers.', true);
  say(`seed published after the draw: ${seed}`);
  if (createHash('sha256').update(seed).digest('hex') !== seedHash)
    return say('WRONG: this is not the seed that was committed to.', true);
  if (!checkEntropy(entropy)) return;
  if (!isForm(form)) return say(`This program does not know draws of the form ${form}.`, true);
  const hmac = async (message: string) => createHmac('sha256', seed).update(message).digest();
  const recomputed = await drawFromSeed(form, hmac, drawLabel(station, draw, entropy?.value ?? null));
  const apart = firstDifference(prizes, recomputed);
  if (apart)
    return say(`WRONG: ${apart[0]}, number ${apart[1] + 1} does not follow from the seed and its entropy.`, true);
  for (const { rank, numbers } of recomputed) say(`${rank.padEnd(6)} ${numbers.join(' ')}`);
  say(`All ${recomputed.flatMap(({ numbers }) => numbers).length} numbers follow from the seed and its entropy.`);
}

/** Reports the source of the entropy, and what is wrong with it. */
function checkEntropy(entropy: DrawEntropy | null): boolean {
  if (entropy === null) {
    say('entropy: none; the draw was made up for after the site had been off, and nobody could bet on it');
    return true;
  }
  if (entropy.source === 'ledger') {
    say(`entropy: the ledger's head at the close, seal ${entropy.position}: ${entropy.value}`);
    return true;
  }
  const { round, publicKey, value } = entropy;
  say(`entropy: round ${round} of the beacon ${publicKey}: ${value}`);
  const signature = Buffer.from(entropy.signature ?? '', 'hex');
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  if (
    createHash('sha256').update(signature).digest('hex') === value &&
    isSigned(null, Buffer.from(beaconMessage(round)), key, signature)
  )
    return true;
  say('WRONG: this is not what the beacon signed for that round.', true);
  return false;
}

if (!code || !numero)
  say('Usage: npm run verify-draw -- CODE NUMERO, e.g. HNVIP 20261127 or SSC_1 20261127-0101', true);
else await verify(code, numero);

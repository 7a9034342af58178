import * as z from '@unisite/shared/schema';
import { prize } from './lottery.ts';
import { operation } from './operation.ts';

/** Sources of the public entropy of the house's draws: the ledger's seals, or a public randomness beacon. */
export const entropySource = z.enum(['ledger', 'beacon']);
export type EntropySource = z.Infer<typeof entropySource>;

/** The entropy mixed with a draw's seed. Its value, 64 hex digits, is null until betting has closed and it is known. */
const drawEntropy = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('ledger'),
    /**
     * Position of the seal whose hash it is: the head of the ledger's chain once all tickets of the draw were sealed.
     */
    position: z.nullable(z.int()),
    value: z.nullable(z.string()),
  }),
  z.object({
    source: z.literal('beacon'),
    /** Fixed before betting opened, as is the key (Ed25519, 32 bytes in hex). */
    round: z.int(),
    publicKey: z.string(),
    /** The round's signature, 64 bytes in hex. */
    signature: z.nullable(z.string()),
    /** SHA-256 of the signature's bytes. */
    value: z.nullable(z.string()),
  }),
]);
export type DrawEntropy = z.Infer<typeof drawEntropy>;

export const drawProof = operation({
  name: 'drawProof',
  summary:
    'What a draw can be recomputed from: the hash that was published before betting, the public entropy after its close, and the seed after the draw; of an official one, what was given as its result',
  method: 'GET',
  path: '/wps/lottery/games/:code/numero/:numero/proof',
  access: 'public',
  errors: ['LOTTERY_UNKNOWN', 'NOT_FOUND'],
  request: z.object({
    code: z.string().check(z.maxLength(20)),
    numero: z.string().check(z.regex(/^\d{8}(-\d{4})?$/)),
  }),
  value: z.object({
    code: z.string(),
    numero: z.string(),
    form: z.string(),
    closesAt: z.string(),
    drawsAt: z.string(),
    /** SHA-256 of the seed's hex text; null for an official draw, which takes place elsewhere. */
    seedHash: z.nullable(z.string()),
    /**
     * Null for an official draw, and for a house draw that follows from its seed alone, because it was made up for
     * after a downtime of the platform. Nobody could bet on such a draw.
     */
    entropy: z.nullable(drawEntropy),
    /** Null until it is drawn. */
    seed: z.nullable(z.string()),
    prizes: z.nullable(z.array(prize)),
    isVoid: z.boolean(),
    /**
     * Submitted results of an official draw, oldest first: each later one corrects the previous. Without prizes: the
     * draw was voided.
     */
    results: z.array(
      z.object({
        prizes: z.nullable(z.array(prize)),
        /** A results provider, or two operators with matching entries. */
        source: z.enum(['provider', 'operators']),
        at: z.string(),
      }),
    ),
  }),
});
export type DrawProof = z.Infer<typeof drawProof.value>;

export const drawProofOperations = [drawProof] as const;

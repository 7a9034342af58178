import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';

/** SQL: what vendors' wins of a round, less those taken back, moved to the house. */
const kept = `(SELECT v.member_id, v.vendor_code, v.game_id, v.round_id,
    sum(CASE WHEN v.kind = 'win' THEN p.amount ELSE -p.amount END) AS amount
  FROM vendor_transaction v
  JOIN ledger.posting p ON p.transfer_id = v.transfer_id AND p.side = 1
  JOIN ledger.posting o ON o.transfer_id = v.transfer_id AND o.side = 0
  JOIN ledger.account a ON a.id = CASE v.kind WHEN 'win' THEN p.account_id ELSE o.account_id END
  WHERE v.kind IN ('win', 'rollback') AND a.kind = 'house' GROUP BY 1, 2, 3, 4)`;

const broken = {
  'a free round is its member’s, was bet on with nothing, and won no more than its round': `
    SELECT 'round ' || f.round_id || ' of member ' || f.member_id AS where
    FROM free_rounds.free_round f JOIN free_rounds.free_rounds g ON g.id = f.grant_id
    LEFT JOIN rounds.game_round r ON r.member_id = f.member_id AND r.vendor_code = f.vendor_code AND r.game_id = f.game_id
      AND r.round_id = f.round_id
    LEFT JOIN vendor_transaction v ON v.member_id = f.member_id AND v.kind = 'bet' AND v.outcome = 'done' AND v.amount = 0
      AND v.round_id = f.round_id AND v.game_id = f.game_id
      AND seamless_transaction_key(v.caller, v.member_id, v.transaction_id) = f.key
    WHERE (g.member_id, g.game_id) IS DISTINCT FROM (f.member_id, f.game_id) OR v.id IS NULL
      OR r.round_id IS NULL OR f.taken_back_at IS NULL AND f.won > r.won ORDER BY 1`,
  'what the house kept of a round is what its free round won': `
    SELECT 'round ' || coalesce(f.round_id, k.round_id) || ' of member ' || coalesce(f.member_id, k.member_id) AS where
    FROM (SELECT f.member_id, f.vendor_code, f.game_id, f.round_id, sum(f.won) AS won FROM free_rounds.free_round f GROUP BY 1, 2, 3, 4) f
    FULL JOIN ${kept} k USING (member_id, vendor_code, game_id, round_id)
    WHERE coalesce(f.won, 0) <> coalesce(k.amount, 0) ORDER BY 1`,
} as const;

/** Reconciles free rounds with vendors' calls and the ledger. `q` must be one snapshot while money is moving. */
export const checkFreeRoundCalls = (
  q: Queryable,
  onProgress?: (invariant: string) => void,
): Promise<InvariantViolation[]> => violationsOf(q, broken, { onProgress });

/** The name of the unique constraint that a statement violated; null: it failed for another reason. */
export function uniqueViolation(error: unknown): string | null {
  // Checked by its fields, not its class: an error of the driver may come from another realm.
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error ? String(error.constraint) : '';
}

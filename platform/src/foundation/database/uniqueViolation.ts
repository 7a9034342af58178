/** The name of the unique constraint that a statement would have broken; null: it failed for another reason. */
export function uniqueViolation(error: unknown): string | null {
  // Read by its fields, not its class: an error of the driver's may come from another realm.
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error ? String(error.constraint) : '';
}

/** True for the error of a unique index; drizzle puts the driver's own error under `cause`. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true
  }
  return false
}

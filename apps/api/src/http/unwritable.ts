const DEEPEST = 200

/**
 * The field, by its dotted path, of the first text that no database and no document can hold: one with a null
 * character or half a surrogate pair. JSON nested deeper than any of our shapes counts as well.
 */
export function findUnwritable(value: unknown, path: readonly string[] = []): string | undefined {
  if (path.length > DEEPEST) return fieldName(path)
  if (typeof value === 'string') return isWritable(value) ? undefined : fieldName(path)
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = isWritable(name) ? findUnwritable(inner, [...path, name]) : fieldName(path)
    if (found) return found
  }
  return undefined
}

const isWritable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

const fieldName = (path: readonly string[]) => path.slice(0, 6).join('.').slice(0, 100) || 'body'

/**
 * The field, by its dotted path, of the first text that no database and no document can hold: one with a null
 * character or half a surrogate pair. Takes what is nested as deep as `JsonBudget` allows.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const path = unwritablePath(value)
  return path && (path.slice(0, 6).join('.').slice(0, 100) || 'body')
}

/** Written on the way back only: most bodies have nothing to find. */
function unwritablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of Object.keys(value)) {
    if (!isStorableText(name)) return []
    const found = unwritablePath((value as Record<string, unknown>)[name])
    if (found) return [name, ...found]
  }
  return undefined
}

const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

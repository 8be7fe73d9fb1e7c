/**
 * The dotted path of the first text that neither database nor document can store: one with a null character or an
 * unpaired surrogate. Handles the nesting that `JsonBudget` allows.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const path = unwritablePath(value)
  return path && (path.slice(0, 6).join('.').slice(0, 100) || 'body')
}

/** The path is built while unwinding, because most bodies contain no such text. */
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

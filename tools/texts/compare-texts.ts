import type { ReturnedFile, ReturnedText } from './read-xliff.ts'
import { placeholdersOf, type Text, type TextGroup, xliffId } from './text-group.ts'

export interface Comparison {
  /** New translations by the group's file and the text's key. */
  changes: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Nothing is imported while there is one. */
  errors: readonly string[]
  warnings: readonly string[]
}

/** What an XLIFF file changes in the texts. Errors and warnings begin with its name and the line. */
export function compareTexts(name: string, returned: ReturnedFile, groups: readonly TextGroup[]): Comparison {
  const known = new Map(
    groups.flatMap(({ file, texts }) =>
      texts.map(text => [`${xliffId(file)} ${xliffId(text.key)}`, { file, text }] as const),
    ),
  )
  const changes = new Map<string, Map<string, string>>()
  const [errors, warnings]: [string[], string[]] = [[], []]
  for (const entry of returned.texts) {
    const found = known.get(`${entry.fileId} ${entry.id}`)
    if (!found) {
      errors.push(`${name}:${entry.line}: ${entry.id} is no text of ${entry.fileId}`)
      continue
    }
    const { file, text } = found
    const at = `${name}:${entry.line}: ${text.key}`
    const problem = problemOf(entry, text)
    if (!isChanged(entry, text)) continue
    if (problem) errors.push(`${at} ${problem}`)
    else if (entry.german !== text.german)
      warnings.push(`${at} is left as it is: its German text is not the shop’s any more`)
    else changes.set(file, new Map([...(changes.get(file) ?? []), [text.key, entry.target]]))
  }
  return { changes, errors, warnings }
}

const isChanged = ({ target }: ReturnedText, { current }: Text): boolean =>
  target !== (current ?? '') && (target.trim() !== '' || current !== undefined)

function problemOf({ target }: ReturnedText, { required, allowed }: Text): string | undefined {
  if (target.trim() === '') return 'has lost its translation'
  const used = placeholdersOf(target)
  const missing = required.filter(name => !used.includes(name))
  if (missing.length > 0) return `lacks ${missing.join(', ')}`
  const foreign = [...new Set([...used, ...(target.match(/\{[^}]*\}?/g) ?? [])])].filter(
    name => !allowed.includes(name),
  )
  if (foreign.length > 0) return `has ${foreign.join(', ')}, which the German text does not have`
  return undefined
}

import type { LocaleSettings } from './settings.ts'

/** A value, and the JSON paths where the locale has no text. */
export interface Localised {
  value: unknown
  missing: string[]
}

/**
 * Replaces every localised value by the text of one locale. `null` in a localised value omits the field or the list
 * entry for that locale.
 */
export function localiseStory(
  value: unknown,
  locale: LocaleSettings,
  isCode: (key: string) => boolean,
): Localised {
  const missing: string[] = []

  function visit(node: unknown, path: string, respell: boolean): unknown {
    if (typeof node === 'string') return respell ? applySpelling(node, locale) : node
    if (Array.isArray(node)) {
      return node
        .map((entry, i) => visit(entry, `${path}[${i}]`, respell))
        .filter(entry => entry !== undefined)
    }
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node)
    if (entries.length > 0 && entries.every(([key]) => isCode(key))) {
      const key = locale.reads.find(candidate => Object.hasOwn(node, candidate))
      if (key === undefined) {
        missing.push(path)
        return undefined
      }
      const chosen: unknown = Reflect.get(node, key)
      return chosen === null ? undefined : visit(chosen, path, key !== locale.reads[0])
    }
    const result: Record<string, unknown> = {}
    for (const [key, child] of entries) {
      const seen = visit(child, path ? `${path}.${key}` : key, respell)
      if (seen !== undefined) result[key] = seen
    }
    return result
  }

  return { value: visit(value, '', false), missing }
}

const isReference = /^(story:|url:|\/)/

function applySpelling(words: string, { spelling }: LocaleSettings): string {
  if (spelling !== 'swiss' || isReference.test(words)) return words
  return words
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replaceAll('‚', '‹')
    .replaceAll('‘', '›')
}

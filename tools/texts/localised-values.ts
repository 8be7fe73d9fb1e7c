import type { JsonNode } from './json-nodes.ts'

const LANGUAGE = /^(?:de|en|es|fr|it|nl)(?:-[a-zA-Z]{2})?$/

/** A value that a data file has in several languages. */
export interface LocalisedValue {
  /** Names and numbers on the way to it: `content.body.0.text`. */
  path: string
  /** Name of the nearest block around it. */
  block?: string | undefined
  languages: Languages
}

export type Languages = Extract<JsonNode['value'], ReadonlyMap<string, unknown>>

/** All values below keys of languages that have a German text. */
export function* localisedValues(
  node: JsonNode,
  path: readonly (string | number)[] = [],
  block?: string,
): Generator<LocalisedValue> {
  const { value } = node
  if (value instanceof Map) {
    if (value.has('de') && [...value.keys()].every(key => LANGUAGE.test(key)))
      yield { path: path.join('.'), block, languages: value }
    else {
      const component = value.get('component')?.value
      for (const [key, child] of value)
        yield* localisedValues(child, [...path, key], typeof component === 'string' ? component : block)
    }
  } else if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) yield* localisedValues(child, [...path, index], block)
  }
}

/** A text, or its lines where they are a list. Other values have none. */
export function textOf(node: JsonNode | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value
  if (!Array.isArray(node?.value)) return undefined
  const lines = node.value.map(({ value }) => value)
  return lines.every(line => typeof line === 'string') ? lines.join('\n') : undefined
}

/** `en-US` and `en-us` are the same key. */
export const keyOfSpeaker = (languages: Languages, speaker: string): string | undefined =>
  [...languages.keys()].find(key => key.toLowerCase() === speaker)

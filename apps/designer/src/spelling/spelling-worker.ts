import type { Misspelling } from '@passepartout/document'
import openRuntime from 'hunspell-asm/dist/esm/lib/browser/hunspell.js'
import { createSpellChecker, type SpellChecker } from './create-spell-checker.ts'
import { loadExtraWords } from './extra-words.ts'
import { type DictionaryName, dictionaryFor, spellcheckWords } from './spellcheck-words.ts'

/** Words of a design in its language; the dictionary is loaded with the first request. */
export interface SpellingRequest {
  id: number
  locale: string
  words: readonly string[]
}

export interface SpellingResult {
  id: number
  /** Null where there is no dictionary, or it failed to load. */
  misspelt: Misspelling[] | null
}

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<SpellingRequest>) => void) | null
  postMessage: (answer: SpellingResult) => void
}

const spellers = new Map<string, Promise<SpellChecker>>()

async function bytesOf(file: string): Promise<Uint8Array> {
  const answer = await fetch(`/configurator-dictionary/${file}`)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

function spellerOf(name: DictionaryName): Promise<SpellChecker> {
  const known = spellers.get(name)
  if (known) return known
  const opening = Promise.all([bytesOf(`${name}.aff`), bytesOf(`${name}.dic`)]).then(([aff, dic]) =>
    createSpellChecker({ aff, dic, more: loadExtraWords(name) }, openRuntime),
  )
  spellers.set(name, opening)
  opening.catch(() => spellers.delete(name))
  return opening
}

scope.onmessage = async ({ data: { id, locale, words } }) => {
  const name = dictionaryFor(locale)
  try {
    scope.postMessage({ id, misspelt: name && spellcheckWords(await spellerOf(name), words, locale) })
  } catch {
    scope.postMessage({ id, misspelt: null })
  }
}

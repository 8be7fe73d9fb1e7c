import type { Shop } from '@passepartout/domain'
import type calculator from '../../messages/calculator.de.json'
import { wordsOf } from '../../messages/index.ts'

const AREA = 'calculator.'

type Key = keyof typeof calculator extends `calculator.${infer Name}` ? Name : never

/** Texts of the product form for the browser: templates by key, without the prefix. */
export type WallArtFormTexts = Readonly<Record<Key, string>>

export function wallArtFormTexts(shop: Shop): WallArtFormTexts {
  const words = wordsOf(shop)
  const texts = known.get(words) ?? pickWallArtTexts(words)
  known.set(words, texts)
  return texts
}

/** Cached by all texts of a shop, which are put together once. */
const known = new WeakMap<object, WallArtFormTexts>()

function pickWallArtTexts(words: ReturnType<typeof wordsOf>): WallArtFormTexts {
  const entries = Object.entries(words).filter(([key]) => key.startsWith(AREA))
  // The German file sets the keys, and the product form has no plurals: each message is one text.
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(AREA.length), text])) as WallArtFormTexts
}

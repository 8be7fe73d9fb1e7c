import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LOCALES } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../check/sources.ts'
import { textsOfLocale } from '../check/texts.ts'

interface Card {
  pages: unknown[]
  card: { occasions: string[] }
}

const root = join(import.meta.dirname, '../..')
const cards = new Map(
  listFiles(root, ['catalogue/designs/cards'])
    .filter(file => file.endsWith('.json'))
    .map(file => [basename(file, '.json'), JSON.parse(readFileSync(join(root, file), 'utf8')) as Card]),
)

/** Texts that are equal on cards of every country: a wall of greetings. */
const SAME_EVERYWHERE = new Set(['wortbaum'])

/** Sample texts of a design, as in its file. */
function samplesIn(value: unknown): (string | Record<string, string>)[] {
  if (Array.isArray(value)) return value.flatMap(samplesIn)
  if (typeof value !== 'object' || value === null) return []
  const { kind, text } = value as { kind?: string; text?: string | Record<string, string> }
  return [...(kind === 'text' && text ? [text] : []), ...Object.values(value).flatMap(samplesIn)]
}

describe('samples of cards', () => {
  it('name people in every language by its own names', () => {
    const same = [...cards].flatMap(([id, { pages }]) =>
      SAME_EVERYWHERE.has(id)
        ? []
        : samplesIn(pages).filter(text => typeof text === 'string' && /\p{Lu}\p{Ll}/u.test(text)),
    )
    expect(same).toEqual([])
  })

  it('show no mourner a name of another country', () => {
    for (const [id, { card, pages }] of cards) {
      if (!card.occasions.includes('mourning')) continue
      for (const text of samplesIn(pages)) {
        if (typeof text !== 'object') continue
        const { de = '', ...others } = text
        const [name] = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.exec(de) ?? []
        const foreign = Object.entries(others).filter(
          ([language, said]) => name && !language.startsWith('de') && said.endsWith(name),
        )
        expect([id, foreign]).toEqual([id, []])
      }
    }
  })

  /**
   * Terms that a country's cards must not contain: classes of other school systems, other units of weight, words of
   * other regions.
   */
  const NEVER: Partial<Record<(typeof LOCALES)[number], RegExp>> = {
    'nl-BE': /\bgroep \d/i,
    'fr-BE': /\bCP\b/,
    'fr-CH': /\bCP\b/,
    'en-GB': /\d k(?:g|ilos)\b/,
    'en-US': /christen|\bpresents?\b|favour|school bag|\d k(?:g|ilos)\b/i,
  }
  it.each(Object.entries(NEVER))('say in %s nothing of %s', (locale, foreign) => {
    const texts = [...cards].flatMap(([id, { pages }]) =>
      [...textsOfLocale(pages, locale as (typeof LOCALES)[number])].map(text => `${id}: ${text}`),
    )
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(text => foreign.test(text))).toEqual([])
  })
})

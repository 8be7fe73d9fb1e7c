import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyHelp } from '@passepartout/editor'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { createTranslate } from './translate.ts'

const base = (key: string) => key.replace(/@\w+$/, '').replace(/\.(one|other)$/, '')
const german = new Set(Object.keys(de).map(base))

describe('The words of the designer', () => {
  it('are there in both languages', () => {
    const english = new Set(Object.keys(en).map(base))
    expect([...german].filter(key => !english.has(key))).toEqual([])
  })

  it('use the same values in both languages', () => {
    const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    const german: Record<string, string> = de
    for (const [key, text] of Object.entries<string>(en))
      expect([key, values(text)]).toEqual([key, values(german[key] ?? '')])
  })

  it('exist for every key that the code asks for by name', async () => {
    const root = join(import.meta.dirname, '..')
    const files = (await readdir(root, { recursive: true })).filter(
      name => /\.tsx?$/.test(name) && !/messages|test/.test(name),
    )
    const texts = await Promise.all(files.map(name => readFile(join(root, name), 'utf8')))
    const asked = texts.flatMap(text =>
      [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key ?? ''),
    )
    expect(asked.length).toBeGreaterThan(80)
    expect([...new Set(asked)].filter(key => !german.has(key) && !(key in de))).toEqual([])
  })

  it('name every shortcut of the help list', () => {
    const lines = keyHelp('other').flatMap(({ group, lines }) => [
      `keys.group.${group}`,
      ...lines.map(({ description }) => `keys.${description}`),
    ])
    expect(lines.filter(key => !german.has(key))).toEqual([])
  })

  it('take the wording of the channel and the number', () => {
    const t = createTranslate(de, 'de-DE', 'kartenliebe')
    expect(t('photos.title')).toBe('Eure Fotos')
    expect(t('check.chipHints', { n: 1 })).toBe('1 Hinweis ansehen')
    expect(t('check.chipHints', { n: 2 })).toBe('2 Hinweise ansehen')
  })
})

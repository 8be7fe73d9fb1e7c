import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, shopFor } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import { materialOf } from './materials.ts'

const log = { warn: () => undefined }
const termsOf = (vocabulary: string): string[] => {
  const file = join(import.meta.dirname, '../../../../../catalogue/vocabulary', `${vocabulary}.json`)
  return JSON.parse(readFileSync(file, 'utf8')).terms.map(({ id }: { id: string }) => id)
}

const EXPLAINED = [
  ['photobook-bindings', undefined],
  ['photobook-covers', 'cover'],
  ['cover-laminations', 'lamination'],
  ['photobook-papers', 'paper'],
  ['calendar-mountings', 'mounting'],
  ['print-types', 'print'],
] as const

it.each(EXPLAINED)('explains every one of %s in a line where it is chosen', (vocabulary, of) => {
  const silent = LOCALES.flatMap(locale => {
    const explain = materialOf(translatorFor(shopFor('passepartout', locale), log), of)
    return termsOf(vocabulary)
      .filter(id => !explain(id)?.text)
      .map(id => `${id} in ${locale}`)
  })
  expect(silent).toEqual([])
})

it('explains a foil and shows it', () => {
  const gold = materialOf(translatorFor(shopFor('kartenliebe', 'de-DE'), log))('gold')
  expect(gold).toMatchObject({ text: 'Heiß aufgeprägte Folie, glänzt im Licht', picture: expect.anything() })
})

it('says nothing of what needs no explanation', () => {
  expect(materialOf(translatorFor(shopFor('kartenliebe', 'de-DE'), log))('none')).toEqual({})
})

import { expect, test } from 'vitest'
import { textsToRead } from './to-read.ts'

test('a short message whose subject is a pronoun is listed for a reader, and on a page it is not', () => {
  const texts = { paid: { de: 'Sie ist bezahlt.', en: 'Your order is paid.' } }
  expect(textsToRead(texts, true)).toEqual(['/paid [de] names no subject: Sie ist bezahlt.'])
  expect(textsToRead(texts, false)).toEqual([])
})

test('a language that has other numbers than German is listed, however it sets them', () => {
  expect(textsToRead({ a: { de: 'ab 1.200 Stück', fr: 'dès 1\u202f200 cartes' } }, false)).toEqual([])
  expect(textsToRead({ a: { de: '14 Tage', en: '30 days' } }, false)).toEqual([
    '/a [en] has the numbers 30, German 14',
  ])
})

test('a language that says much less than German is listed', () => {
  const de = 'Löst sich mit Wärme wieder von der Wand ab, ohne Spuren zu hinterlassen, auch nach Jahren noch.'
  expect(textsToRead({ items: [{ de, en: 'Peels off again.' }] }, false)).toEqual([
    `/items/0 [en] has 16 characters, German ${de.length}`,
  ])
})

test('addresses are no texts', () =>
  expect(textsToRead({ slug: { de: 'seite-2', en: 'page' } }, false)).toEqual([]))

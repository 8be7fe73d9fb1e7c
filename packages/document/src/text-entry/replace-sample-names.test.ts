import { describe, expect, it } from 'vitest'
import { replaceSampleNames } from './replace-sample-names.ts'

const couple = { names: ['Mara', 'Ole'] } as const
const child = { names: ['Tilda Marie'], age: '7' } as const

describe('names in the words of a design', () => {
  it.each([
    ['Mila + Ben', 'Mara + Ole'],
    ['Emilia\n& Carl', 'Mara\n& Ole'],
    ['Eure Mira und Jasper', 'Mara und Ole'],
    ['Love, Mira and Jasper', 'Mara and Ole'],
  ])('two in the place of two: %s', (sample, expected) => {
    expect(replaceSampleNames(sample, couple)).toBe(expected)
  })

  it.each([
    ['Noah Elias', 'Tilda Marie'],
    ['Jakob\nBaumann', 'Tilda\nMarie'],
    ['Ella & Anton', 'Tilda Marie'],
    ['von Mathilda', 'von Tilda Marie'],
    ['Konfirmation von Frida Petersen', 'Konfirmation von Tilda Marie'],
    ['Kapitän Emil wird 7', 'Kapitän Tilda Marie wird 7'],
    ['Mats wird 4', 'Tilda Marie wird 7'],
    ['Jonas kommt in die Schule', 'Tilda Marie kommt in die Schule'],
    ['Enrique cumple 6', 'Tilda Marie cumple 7'],
  ])('one, in a sentence only the name and the age: %s', (sample, expected) => {
    expect(replaceSampleNames(sample, child)).toBe(expected)
  })

  it.each([
    'Er wird 8 und stellt die Mannschaft auf',
    'Klasse 1b, Reihe eins',
    'Le capitaine Émile a 7 ans',
    'Compie 8 anni e fa la squadra',
  ])('not where it is unclear which words are names: %s', sample => {
    expect(replaceSampleNames(sample, child)).toBeUndefined()
  })
})

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { DateEntry } from './date-entry.ts'
import { clearDatesBook, loadDatesBook, storeInDatesBook } from './dates-book.ts'

const oma: DateEntry = { name: 'Oma', kind: 'birthday', month: 3, day: 12, year: 1947, showsAge: true }

describe('The dates kept on the device', () => {
  beforeEach(clearDatesBook)

  it('are there for the next calendar, each once', () => {
    storeInDatesBook([oma])
    storeInDatesBook([
      { ...oma, showsAge: false },
      { ...oma, name: 'Opa' },
    ])
    expect(loadDatesBook()).toEqual([
      { ...oma, showsAge: false },
      { ...oma, name: 'Opa' },
    ])
  })

  it('are 500 at most', () => {
    storeInDatesBook(Array.from({ length: 510 }, (_, index) => ({ ...oma, name: `Gast ${index}` })))
    expect(loadDatesBook()).toHaveLength(500)
  })

  it.each([
    ['no list', '{"name":"Oma"}'],
    ['no JSON', '[{'],
    ['no day', '[{"name":"Oma","kind":"birthday","month":2,"day":31,"year":null}]'],
    ['no kind', '[{"name":"Oma","kind":"x","month":2,"day":3}]'],
    ['a rule without lines', '[{"name":"Oma","kind":"rule","month":2,"day":3}]'],
  ])('are none where the storage has %s', (_, stored) => {
    localStorage.setItem('calendar-dates', stored)
    expect(loadDatesBook()).toEqual([])
  })
})

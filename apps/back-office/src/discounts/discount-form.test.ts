import { expect, test } from 'vitest'
import { createTranslator } from '../messages/translator.ts'
import { compareRules } from './describe-rules.ts'
import { readDiscountForm } from './read-discount-form.ts'

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a form of a campaign becomes its rules, without what is left open', () => {
  const form = formOf([
    ['way', 'percent'],
    ['percent', '12.5'],
    ['from', '2026-12-04'],
    ['fromTime', ''],
    ['until', '2026-12-06'],
    ['untilTime', '18:00'],
    ['countries', 'at'],
    ['countries', 'ch'],
    ['ids', 'leinwand, poster'],
  ])
  expect(readDiscountForm(form, 'campaign', 'canvas')).toEqual({
    id: 'canvas',
    from: '2026-12-04',
    until: '2026-12-06',
    untilTime: '18:00',
    countries: ['at', 'ch'],
    ids: ['leinwand', 'poster'],
    reduction: { percent: 12.5 },
  })
})

test('amounts of a code are taken with comma or point, and only where they are named', () => {
  const form = formOf([
    ['way', 'amount'],
    ['amount-EUR', '5,50'],
    ['amount-CHF', '6.00'],
    ['amount-GBP', ''],
    ['minimum-EUR', '40'],
    ['from', '2026-12-01'],
    ['until', ''],
  ])
  expect(readDiscountForm(form, 'promotion', 'ADVENT26')).toEqual({
    code: 'ADVENT26',
    from: '2026-12-01',
    minimum: { EUR: 4000 },
    reduction: { amount: { EUR: 550, CHF: 600 } },
  })
})

test('a draft names the fields in which it differs', () => {
  const before = { id: 'cards', from: '2026-12-04', until: '2026-12-06', reduction: { percent: 20 } }
  const after = { ...before, reduction: { percent: 25 }, countries: ['at' as const], ids: ['A6p'] }
  expect(compareRules(before, after, createTranslator('en'))).toEqual([
    { field: 'reduction', before: '−20 %', after: '−25 %' },
    { field: 'countries', before: 'All countries', after: 'Austria' },
    { field: 'ids', before: '–', after: 'A6p' },
  ])
  expect(compareRules(before, before, createTranslator('en'))).toEqual([])
})

import type { Recipient } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { findRecipients } from './find-recipients.ts'

const place = { extra: '', region: '', copies: 1, problems: {}, doubt: null }
const LIST = [
  { ...place, id: '1', name: 'Oma Hanna', street: 'Ringstraße 21', postalCode: '01307', city: 'Dresden' },
  { ...place, id: '2', name: 'Zoë und Jürgen', street: 'Am Anger 3', postalCode: '99084', city: 'Erfurt' },
] as unknown as Recipient[]

test.each([
  ['hanna', ['1']],
  ['ringstrasse dresden', ['1']],
  ['ZOE', ['2']],
  ['99084', ['2']],
  ['an', ['1', '2']],
  ['hanna erfurt', []],
  ['  ', ['1', '2']],
  ['.*', []],
])('“%s” finds %j', (words, ids) => {
  expect(findRecipients(LIST, words).map(({ id }) => id)).toEqual(ids)
})

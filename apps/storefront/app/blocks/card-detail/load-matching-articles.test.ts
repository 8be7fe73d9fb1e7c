import type { Client } from '@passepartout/contracts'
import { expect, it } from 'vitest'
import type { LoadContext } from '../../platform/block.ts'
import { loadMatchingArticles } from './load-matching-articles.ts'

const article = (id: string, type: string, { suggested = false, allowed = true, loose = false } = {}) => ({
  id,
  name: id,
  text: '',
  type: { value: type, name: type },
  variants: [],
  isSuggested: suggested,
  onCard: loose ? null : { allowed, reason: null, priceCurrent: null },
  loose: { quantity: 50, priceCurrent: { amount: 26, currency: 'EUR', text: '0,26 €' } },
})
const answering = (items: object[] | undefined) => {
  const call = async () => (items ? { ok: true, payload: { items } } : { ok: false, status: 500 })
  return { api: { call } as unknown as Client } as LoadContext
}
const matching = async (items: object[] | undefined) =>
  (await loadMatchingArticles('olivenhain', answering(items))).map(({ id }) => id)

it('a card is shown with one article of a type that may go with it, what its design is made for first', async () => {
  const shelf = [
    article('umschlag', 'envelope', { suggested: true }),
    article('schleife', 'bow'),
    article('satinband', 'ribbon', { suggested: true }),
    article('juteschnur', 'ribbon', { suggested: true }),
    article('buchschraube', 'screw', { allowed: false }),
    article('kartenbox', 'box', { loose: true }),
  ]
  expect(await matching(shelf)).toEqual(['satinband', 'schleife'])
})

it('a card is shown with four articles at most', async () => {
  const types = ['ribbon', 'seal', 'bow', 'inlay', 'standard']
  expect(await matching(types.map(type => article(type, type)))).toHaveLength(4)
})

it('a card is shown without articles where they do not come', async () => {
  expect(await matching(undefined)).toEqual([])
})

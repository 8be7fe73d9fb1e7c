import { createVoucher } from '@passepartout/db'
import { shopFor } from '@passepartout/domain'
import { useDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { findCode } from './index.ts'

const db = useDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const find = (typed: string, locale: 'de-DE' | 'de-CH' = 'de-DE') =>
  findCode(
    {
      ...{ db: db(), shop: shopFor('passepartout', locale), now },
      selling: { promotions: [{ code: 'ADVENT', reduction: { percent: 10 }, from: '2026-11-29' }] },
    },
    typed,
  )
const create = (part: Partial<Parameters<typeof createVoucher>[1]> = {}) =>
  createVoucher(db(), { worth: { amount: 5000, currency: 'EUR' }, fromDay: '2026-11-01', now, ...part })

test('a voucher is found however it is typed', async () => {
  const code = await create()
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`
  expect(await find(typed)).toMatchObject({ code, left: 5000, worth: 5000, until: null })
})

test('a code that no voucher has is refused', async () => {
  expect(await find('NOPE')).toMatchObject({ refused: 'voucher.unknown' })
})

test('a voucher is spent in its currency only', async () => {
  expect(await find(await create(), 'de-CH')).toMatchObject({
    refused: 'voucher.foreign-currency',
    params: { currency: 'EUR' },
  })
})

test('neither a voucher nor a promotion counts before its day', async () => {
  expect(await find(await create({ fromDay: '2026-12-01' }))).toMatchObject({ refused: 'voucher.early' })
  expect(await find('advent')).toMatchObject({ kind: 'promotion', refused: 'voucher.early' })
})

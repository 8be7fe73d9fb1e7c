import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { vouchers } from '../schema/index.ts'
import { NOON } from './rows.fixture.ts'
import { createVoucher, findVoucher } from './vouchers.ts'

const make = (db: Database, part: Partial<Parameters<typeof createVoucher>[1]> = {}) =>
  createVoucher(db, {
    worth: { amount: 2500, currency: 'EUR' },
    fromDay: '2026-11-21',
    now: NOON,
    ...part,
  })

describeEachDatabase('vouchers', database => {
  test('are found by their code, however it is typed', async () => {
    const code = await make(database())
    expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/)
    const typed = [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')]
    const found = await Promise.all(typed.map(one => findVoucher(database(), one)))
    expect(found).toEqual(
      typed.map(() => ({
        id: expect.any(String),
        worth: { amount: 2500, currency: 'EUR' },
        remaining: 2500,
        fromDay: '2026-11-21',
        untilDay: null,
      })),
    )
  })

  test('may be worth a share of a cart for a time', async () => {
    const code = await make(database(), { worth: { percent: 15 }, untilDay: '2026-12-24' })
    expect(await findVoucher(database(), code)).toMatchObject({
      worth: { percent: 15 },
      remaining: null,
      untilDay: '2026-12-24',
    })
  })

  test('are kept without their codes', async () => {
    const code = await make(database())
    const kept = JSON.stringify(await database().select().from(vouchers))
    expect(kept.toUpperCase()).not.toContain(code.replaceAll('-', ''))
    expect(kept).not.toContain(code)
  })

  test('with another code are others', async () => {
    const code = await make(database())
    const other = code.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect(await findVoucher(database(), other)).toBeUndefined()
  })

  test.each([{ percent: 0 }, { percent: 101 }, { amount: 0, currency: 'EUR' as const }])(
    'are not worth %j',
    async worth => {
      const made = await make(database(), { worth }).then(
        () => 'made',
        () => 'refused',
      )
      expect(made).toBe('refused')
    },
  )
})

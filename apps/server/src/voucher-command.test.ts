import { findVoucher } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createVoucherCommand } from './voucher-command.ts'

const database = useDatabase()
const NOW = new Date('2026-11-21T12:00:00Z')
const make = (options: object) => createVoucherCommand(database(), JSON.stringify(options), NOW)

describe('a voucher made on the command line', () => {
  test('is worth money from today on', async () => {
    const code = await make({ amount: '25.50', currency: 'CHF', until: '2027-12-31' })
    expect(await findVoucher(database(), code)).toEqual({
      id: expect.any(String),
      worth: { amount: 2550, currency: 'CHF' },
      remaining: 2550,
      fromDay: '2026-11-21',
      untilDay: '2027-12-31',
    })
  })

  test('or a share, from a day on', async () => {
    const code = await make({ percent: '15', from: '2026-12-01' })
    expect(await findVoucher(database(), code)).toMatchObject({
      worth: { percent: 15 },
      fromDay: '2026-12-01',
      untilDay: null,
    })
  })

  test.each([
    [{}, 'needs --amount with --currency, or --percent'],
    [{ amount: '25' }, 'needs --amount with --currency'],
    [{ amount: '25', currency: 'EUR', percent: '10' }, 'or --percent'],
    [{ amount: '25,50', currency: 'EUR' }, '--amount must be money'],
    [{ amount: '25', currency: 'DEM' }, '--currency must be one of'],
    [{ percent: '101' }, '--percent must be'],
    [{ percent: '10', until: 'soon' }, '--until must be a day'],
    [{ percent: '10', until: '2026-11-20' }, '--until must not be before'],
  ])('is refused with a hint: %j', async (options, hint) => {
    await expect(make(options)).rejects.toThrow(hint)
  })
})

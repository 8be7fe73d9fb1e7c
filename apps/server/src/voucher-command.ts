import { createVoucher, type Database } from '@passepartout/db'
import { CURRENCIES, dayInZone, LAB_TIME_ZONE } from '@passepartout/domain'
import * as z from 'zod'

const MINOR_UNITS = 100

const options = z
  .strictObject({
    amount: z
      .string()
      .regex(/^[1-9]\d{0,4}(\.\d{2})?$/, '--amount must be money such as 25 or 25.50')
      .optional(),
    currency: z.enum(CURRENCIES, `--currency must be one of ${CURRENCIES.join(', ')}`).optional(),
    percent: z
      .string()
      .regex(/^([1-9]\d?|100)$/, '--percent must be 1 to 100')
      .optional(),
    from: z.iso.date('--from must be a day such as 2026-12-01').optional(),
    until: z.iso.date('--until must be a day such as 2027-12-31').optional(),
  })
  .refine(
    ({ amount, currency, percent }) =>
      percent === undefined ? amount !== undefined && currency !== undefined : !amount && !currency,
    { message: 'A voucher needs --amount with --currency, or --percent.' },
  )

/**
 * Creates a voucher for the command line and returns its code, which is displayed this once and stored nowhere.
 *
 * @param argument the options as JSON
 * @throws Error that names the invalid option
 */
export async function createVoucherCommand(db: Database, argument: string, now: Date): Promise<string> {
  const read = options.safeParse(JSON.parse(argument))
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'))
  const { amount, currency, percent, from = dayInZone(LAB_TIME_ZONE, now), until } = read.data
  if (until !== undefined && until < from) throw new Error('--until must not be before --from')
  const worth =
    currency === undefined
      ? { percent: Number(percent) }
      : { amount: Math.round(Number(amount) * MINOR_UNITS), currency }
  return createVoucher(db, { worth, fromDay: from, untilDay: until, now })
}

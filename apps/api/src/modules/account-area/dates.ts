import {
  listAccountDates,
  removeAccountDate,
  removeAccountDates,
  storeAccountDates,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { deleteCustomerDates, listCustomerDates, storeCustomerDates } from '@passepartout/db'
import { MAX_PERSONAL_DATES } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

/** A date has up to 18 values; only recurrence rules are long, and few dates have one. */
const FIVE_HUNDRED_DATES = { bytes: 256 * 1024, values: 10_000, width: 1000, depth: 4 }

export const listAccountDatesRoute = route(
  listAccountDates,
  schemas.listAccountDates,
  async ({ db, session }) => {
    if (!session) return refuse('unauthorised')
    return success({ dates: await listCustomerDates(db, { customerId: session.customer.id }) })
  },
)

export const storeAccountDatesRoute = route(
  storeAccountDates,
  schemas.storeAccountDates,
  async (context, { body: { dates } }) => {
    const { db, session, now } = context
    if (!session) return refuse('unauthorised')
    const { id: customerId } = session.customer
    const limited = await context.spendOf('account-dates', customerId)
    if (limited) return limited
    const result = await storeCustomerDates(db, { customerId, dates, most: MAX_PERSONAL_DATES, now })
    if (result === 'full')
      return refuse('too-large', { text: 'account.dates-full', params: { most: MAX_PERSONAL_DATES } })
    return success({ dates: await listCustomerDates(db, { customerId }) })
  },
  { bodyBudget: FIVE_HUNDRED_DATES },
)

export const removeAccountDateRoute = route(
  removeAccountDate,
  schemas.removeAccountDate,
  async ({ db, session }, { params: { id } }) => {
    if (!session) return refuse('unauthorised')
    await deleteCustomerDates(db, { customerId: session.customer.id, id })
    return success({ id })
  },
)

export const removeAccountDatesRoute = route(
  removeAccountDates,
  schemas.removeAccountDates,
  async ({ db, session }) => {
    if (!session) return refuse('unauthorised')
    await deleteCustomerDates(db, { customerId: session.customer.id })
    return success({ dates: [] })
  },
)

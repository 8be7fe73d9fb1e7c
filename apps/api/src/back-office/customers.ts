import { erasePersonalDataByEmail, exportCustomerData } from '@passepartout/commerce/customers'
import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import {
  CUSTOMER_TYPES,
  type CustomerRow,
  findCredential,
  findCustomers,
  findOrder,
  listOrderPage,
} from '@passepartout/db'
import { type BackOfficeContext, type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'
import { customerNameOf, toOrderListRow } from './list-orders.ts'

const MAX_LISTED = 50
/** Customer numbers begin with it; guests are named by one of their orders. */
const CUSTOMER_NUMBER = 'K-'

type CustomerPayload = BackOfficeResponse<'getCustomer'>['customer']

const toCustomerRow = ({ number, name, email, channel, locale, type, createdAt }: CustomerRow) => ({
  ...{ key: number, name, email, channel, locale },
  isWhitelabel: type === CUSTOMER_TYPES.whitelabel,
  createdAt: createdAt.toISOString(),
})

/** Accounts, and the guest of a whole email address. */
export const listCustomers: BackOfficeHandler<'listCustomers'> = async ({ db, now }, { query }) => {
  const text = query.search?.trim() ?? ''
  const accounts = await findCustomers(db, { text, most: MAX_LISTED })
  const customers = accounts.map(toCustomerRow)
  const isGuest = text.includes('@') && accounts.length === 0
  const [order] = isGuest ? await listOrderPage(db, { filter: { search: text }, limit: 1, now }) : []
  const guest = order && { number: order.number, name: customerNameOf(order), email: order.email }
  return succeed({ customers, guest: guest ?? null })
}

/** Who a customer number or an order number belongs to: addresses of people stand in no address of a page. */
async function findByKey(
  { db }: Pick<BackOfficeContext, 'db'>,
  key: string,
): Promise<{ email: string; name: string; account: CustomerRow | undefined } | undefined> {
  if (key.startsWith(CUSTOMER_NUMBER)) {
    const found = await findCustomers(db, { text: key, most: 1 })
    const account = found.find(({ number }) => number === key)
    return account && { email: account.email, name: account.name, account }
  }
  const order = await findOrder(db, key)
  // Erased customers have no address any more.
  if (!order?.email) return undefined
  const found = await findCredential(db, { email: order.email.toLowerCase() })
  return { email: order.email, name: customerNameOf(order), account: found?.customer }
}

export const getCustomer: BackOfficeHandler<'getCustomer'> = async (context, { params: { key } }) => {
  const found = await findByKey(context, key)
  if (!found) return refuse('not-found')
  const { email, name, account } = found
  const stored = await exportCustomerData(context, email)
  const customer: CustomerPayload = {
    ...{ key, email, name, account: account ? toCustomerRow(account) : null },
    orders: stored.orders.map(order => toOrderListRow(order)).toReversed(),
    cases: stored.cases.map(({ id, kind, state, createdAt }) => ({
      ...{ id, kind, state },
      createdAt: createdAt.toISOString(),
    })),
    newsletters: stored.newsletter.map(({ channel, locale, confirmedAt }) => ({
      ...{ channel, locale },
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    consents: stored.newsletterConsents.map(({ channel, event, textVersion, at }) => ({
      ...{ channel, event, textVersion },
      at: at.toISOString(),
    })),
  }
  return succeed({ customer })
}

/** Everything that is stored of a customer, as a file (GDPR, article 15). */
export const exportCustomer: BackOfficeHandler<'exportCustomer'> = async (context, { params: { key } }) => {
  const found = await findByKey(context, key)
  if (!found) return refuse('not-found')
  const stored = await exportCustomerData(context, found.email)
  return succeed(
    new Response(`${JSON.stringify(stored, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="customer-${key.replace(/[^\w-]/g, '')}.json"`,
      },
    }),
  )
}

/** Erases a customer whose address was typed again, so that nobody else is erased by mistake (GDPR, article 17). */
export const eraseCustomer: BackOfficeHandler<'eraseCustomer'> = async (context, { params, body }) => {
  const found = await findByKey(context, params.key)
  if (!found) return refuse('not-found')
  if (found.email.toLowerCase() !== body.email.toLowerCase()) return refuse('wrong-email')
  const { storage, db, secret, now, actor, log } = context
  const done = await erasePersonalDataByEmail({ db, storage, secret, clock: () => now }, found.email)
  log.info({ actor, orders: done.erased, photos: done.photos }, 'customer data erased')
  return succeed({ erased: done.erased, kept: done.kept, photos: done.photos })
}

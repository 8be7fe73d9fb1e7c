import { createHash } from 'node:crypto'
import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { CUSTOMER_TYPES, type CustomerRow, countCartLines, findWhitelabel } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { cartOwner } from '../cart/index.ts'

type Customer = CallPayload<typeof schemas.getCustomerData>

/** The customer as pages show it (spec 7); without an account its personal fields are null. */
export async function toCustomerPayload(
  context: Pick<CallContext, 'db' | 'shop'>,
  { customer, visitorId }: { customer?: CustomerRow | undefined; visitorId: string | undefined },
): Promise<Customer> {
  const cartArticlesAmount = visitorId ? await countCartLines(context.db, cartOwner(visitorId, context)) : 0
  const isWhitelabelCustomer = customer?.type === CUSTOMER_TYPES.whitelabel
  const profile = isWhitelabelCustomer
    ? await findWhitelabel(context.db, { customerId: customer.id })
    : undefined
  return {
    emailHash: customer ? createHash('sha256').update(customer.email).digest('hex') : null,
    firstName: customer?.firstName ?? null,
    lastName: customer?.lastName ?? null,
    fullName: customer?.name ?? null,
    isLoggedIn: customer !== undefined,
    isWhitelabelCustomer,
    number: customer?.number ?? null,
    order: { isWhitelabelOrder: profile?.isOn === true, cartArticlesAmount },
    type: customer?.type ?? CUSTOMER_TYPES.private,
  }
}

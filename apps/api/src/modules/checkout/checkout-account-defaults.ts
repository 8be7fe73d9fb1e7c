import type { AddressStep, CheckoutAddress } from '@passepartout/contracts'
import { addressStepSchema } from '@passepartout/contracts/schemas'
import { listSavedAddresses } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { emptyAddressStep } from './address-step.ts'

type Context = Pick<CallContext, 'db' | 'session' | 'shop'>

/**
 * The address step as entered; without input, the data of the logged-in customer's account. Nothing of the account is
 * stored in the checkout before the customer submits the step.
 */
export async function withAccountDefaults(
  context: Context,
  typed: AddressStep | null,
): Promise<AddressStep | null> {
  const { session } = context
  if (!session || (typed && !isBlank(typed.delivery))) return typed
  const { email } = session.customer
  const saved = await toSavedAddress(context, session.customer)
  const contact = {
    email: typed?.contact.email || email,
    phone: typed?.contact.phone || saved.phone,
  }
  return { ...(typed ?? NOTHING), contact, delivery: saved.delivery }
}

const addressSchema = addressStepSchema.shape.delivery
const NOTHING = { invoice: null, vatNumber: '', greeting: '' }

const isBlank = ({ kind: _, country: __, ...words }: CheckoutAddress) =>
  Object.values(words).every(word => word.trim() === '')

/** The customer's saved address for this country, the default first; else their name. */
async function toSavedAddress(
  { db, shop }: Context,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<{ delivery: CheckoutAddress; phone: string }> {
  const [first] = await savedAddressesFor({ db, shop }, id)
  if (first) return { delivery: first.address, phone: first.phone }
  return { delivery: { ...emptyAddressStep(shop), firstName, lastName }, phone: '' }
}

/** The customer's saved addresses for this country, the default first. */
export async function savedAddressesFor(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  customerId: string,
): Promise<{ id: string; address: CheckoutAddress; phone: string }[]> {
  const all = await listSavedAddresses(db, { customerId })
  return all.flatMap(({ id, address, phone }) => {
    const read = addressSchema.safeParse(address)
    return read.success && read.data.country === shop.country ? [{ id, address: read.data, phone }] : []
  })
}

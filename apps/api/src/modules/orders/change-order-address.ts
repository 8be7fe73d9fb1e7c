import { isChangeable, parseStoredAddress } from '@passepartout/commerce/stored-orders'
import { changeOrderAddress } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { setOrderAddress, transitionOrderWith } from '@passepartout/db'
import { checkAddress } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { toOrderPayload } from './order-payload.ts'
import { requestedOrder } from './requested-order.ts'

export const changeOrderAddressRoute = route(
  changeOrderAddress,
  schemas.changeOrderAddress,
  async (context, { params: { token }, body }) => {
    const { db, now, translate } = context
    const order = await requestedOrder(context, token)
    if ('refused' in order) return order
    if (!isChangeable(order, now)) return refuse('conflict', { text: 'order.too-late' })
    const before = parseStoredAddress(order)
    // Prices, tax and shipping depend on the country.
    if (body.delivery.country !== before.delivery.country)
      return refuse('invalid-input', { errors: { country: [translate('order.other-country')] } })
    const { address: delivery, problems } = checkAddress(body.delivery)
    const wrong = Object.entries(problems)
    if (wrong.length > 0) {
      const errors = wrong.map(([field, problem]) => [field, [translate(wordsOf(problem))]])
      return refuse('invalid-input', { errors: Object.fromEntries(errors) })
    }
    const moved = await transitionOrderWith(
      db,
      { orderId: order.id, move: 'address-changed', actor: 'customer', now },
      // An invoice that used the delivery address retains the original one.
      tx =>
        setOrderAddress(tx, {
          orderId: order.id,
          address: { ...before, delivery, invoice: before.invoice ?? before.delivery },
        }),
    )
    if (!moved.ok) return refuse('conflict', { text: 'order.too-late' })
    const address = { ...before, delivery, invoice: before.invoice ?? before.delivery }
    return success({ order: await toOrderPayload(context, { ...moved.order, address }, token) })
  },
)

const wordsOf = (problem: string | undefined): MessageKey =>
  problem === 'missing' ? 'order.address-missing' : 'order.address-wrong'

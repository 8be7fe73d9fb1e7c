import { changeOrderAddress } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { moveOrderAnd, setOrderAddress } from '@passepartout/db'
import { checkAddress } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { askedOrder } from './asked-order.ts'
import { canChange } from './order-facts.ts'
import { shownOrder } from './shown-order.ts'
import { storedAddress } from './stored-order.ts'

export const changeOrderAddressRoute = route(
  changeOrderAddress,
  schemas.changeOrderAddress,
  async (context, { params: { token }, body }) => {
    const { db, now, translate } = context
    const order = await askedOrder(context, token)
    if ('refused' in order) return order
    if (!canChange(order, now)) return refuse('conflict', { text: 'order.too-late' })
    const before = storedAddress(order)
    // Prices, tax and the way of the parcel hang on it.
    if (body.delivery.country !== before.delivery.country)
      return refuse('invalid-input', { errors: { country: [translate('order.other-country')] } })
    const { address: delivery, problems } = checkAddress(body.delivery)
    const wrong = Object.entries(problems)
    if (wrong.length > 0) {
      const errors = wrong.map(([field, problem]) => [field, [translate(wordsOf(problem))]])
      return refuse('invalid-input', { errors: Object.fromEntries(errors) })
    }
    const moved = await moveOrderAnd(
      db,
      { orderId: order.id, move: 'address-changed', actor: 'customer', now },
      // An invoice that went to the delivery address keeps the one it was ordered with.
      tx =>
        setOrderAddress(tx, {
          orderId: order.id,
          address: { ...before, delivery, invoice: before.invoice ?? before.delivery },
        }),
    )
    if (!moved.ok) return refuse('conflict', { text: 'order.too-late' })
    const address = { ...before, delivery, invoice: before.invoice ?? before.delivery }
    return answer({ order: await shownOrder(context, { ...moved.order, address }, token) })
  },
)

const wordsOf = (problem: string | undefined): MessageKey =>
  problem === 'missing' ? 'order.address-missing' : 'order.address-wrong'

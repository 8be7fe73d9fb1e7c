import { changeCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { changeCartLine as changeRow, listCartLines } from '@passepartout/db'
import { totalCopies } from '@passepartout/document'
import { quantityProblem } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { mergeNamesOf } from './merge-names.ts'
import { nextQuantities } from './next-quantities.ts'
import { parseStoredLine } from './parse-stored-line.ts'
import { type LineConfiguration, lineQuantities, priceLine } from './price-line.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

export const changeCartLineRoute = route(
  changeCartLine,
  schemas.changeCartLine,
  async (context, { params: { id }, body: { quantity } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const owner = cartOwner(visitorId, context)
    const line = (await listCartLines(db, owner)).find(one => one.id === id)
    if (!line) return refuse('not-found')
    const { configuration } = parseStoredLine(context, line)
    if (!configuration || apiKindAdapter(configuration.kind).isCountedInside)
      return refuse('invalid-configuration')
    const names = mergeNamesOf(line.document)
    if (names && quantity !== totalCopies(names)) {
      const text = context.translate('cart.names-fixed', { count: totalCopies(names) })
      return refuse('invalid-input', { errors: { quantity: [text] } })
    }
    const refusal = refuseQuantity(context, configuration, quantity)
    if (refusal) return refusal
    const price = priceLine(context, configuration, quantity)
    if (!price.ok) return refuse('invalid-configuration')
    const { amount: seenPrice, currency } = price.current
    if (!(await changeRow(db, { owner, id, quantity, seenPrice, currency, now }))) return refuse('not-found')
    const cart = await toCartPayload(context, visitorId)
    context.setCartCount(cart.count)
    return success({ cart })
  },
)

/** Refuses a quantity that is not sold and names the nearest ones that are. */
function refuseQuantity(
  { catalogue, translate }: CallContext,
  configuration: LineConfiguration,
  quantity: number,
): Refusal | undefined {
  const rule = lineQuantities(catalogue, configuration)
  const problem = quantityProblem(rule, quantity)
  if (!problem) return undefined
  const { previous, next } = nextQuantities(rule, quantity)
  const text =
    previous !== null && next !== null
      ? translate('cart.quantity-between', { fewer: previous, more: next })
      : translate('cart.quantity-most', { most: rule.max })
  return refuse('invalid-input', { errors: { quantity: [text] } })
}

import { changeCartLine } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { changeCartLine as changeRow, listCartLines } from '@passepartout/db'
import { mergeCopies } from '@passepartout/document'
import { quantityProblem } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { apiKind } from '../../kinds/registry.ts'
import { namesOf } from './line-names.ts'
import { type LineConfiguration, linePrice, lineQuantities } from './line-price.ts'
import { nextQuantities } from './next-quantities.ts'
import { cartOwner, shownCart } from './shown-cart.ts'
import { storedLine } from './stored-line.ts'

export const changeCartLineRoute = route(
  changeCartLine,
  schemas.changeCartLine,
  async (context, { params: { id }, body: { quantity } }) => {
    const { db, visitorId, now } = context
    if (!visitorId) return refuse('not-found')
    const owner = cartOwner(visitorId, context)
    const line = (await listCartLines(db, owner)).find(one => one.id === id)
    if (!line) return refuse('not-found')
    const { configuration } = storedLine(context, line)
    if (!configuration || apiKind(configuration.kind).isCountedInside) return refuse('invalid-configuration')
    const names = namesOf(line.document)
    if (names && quantity !== mergeCopies(names)) {
      const text = context.translate('cart.names-fixed', { count: mergeCopies(names) })
      return refuse('invalid-input', { errors: { quantity: [text] } })
    }
    const refusal = refuseQuantity(context, configuration, quantity)
    if (refusal) return refusal
    const price = linePrice(context, configuration, quantity)
    if (!price.ok) return refuse('invalid-configuration')
    const { amount: seenPrice, currency } = price.current
    if (!(await changeRow(db, { owner, id, quantity, seenPrice, currency, now }))) return refuse('not-found')
    const cart = await shownCart(context, visitorId)
    context.setCartCount(cart.count)
    return answer({ cart })
  },
)

/** Says which quantities there are around one that is not on sale. */
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

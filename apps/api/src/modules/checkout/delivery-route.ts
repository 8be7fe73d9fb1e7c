import { putDelivery } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { setLineConfiguration, updateCheckout } from '@passepartout/db'
import { addressedPrint, hasEnvelope } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cartOwner, parseStoredLine, storedConfiguration } from '../cart/index.ts'
import { hashLargeContent, setDraftChoice } from '../drafts/index.ts'
import { deliveryOf } from './checkout-lines.ts'
import { findRequestedRecipientList, toRecipientListPayload } from './recipient-routes.ts'

/** Sets the destination of addressed cards. The recipient list stays, and the draft is updated too. */
export const putDeliveryRoute = route(
  putDelivery,
  schemas.putDelivery,
  async (context, { params, body: { delivery } }) => {
    const requested = await findRequestedRecipientList(context, params.line)
    if ('refused' in requested) return requested
    const { catalogue, db, now, visitorId } = context
    const { checkout, line } = requested
    const { row } = line
    const { configuration } = parseStoredLine(context, row)
    const envelopePrint = addressedPrint(catalogue, delivery)
    if (!visitorId || !hasEnvelope(configuration) || !deliveryOf(line.line) || !envelopePrint)
      return refuse('invalid-configuration')
    if (configuration.envelopePrint === envelopePrint)
      return success({ list: toRecipientListPayload(context, requested, line.list) })
    const stored = storedConfiguration({ ...configuration, envelopePrint })
    const contentHash = await hashLargeContent(context, { configuration: stored, document: row.document })
    const owner = cartOwner(visitorId, context)
    await setLineConfiguration(db, { owner, id: row.id, configuration: stored, contentHash, now })
    // Every change of a recipient list resets the shipping choice.
    await updateCheckout(db, { cartId: checkout.row.cartId, now, shippingOption: null, shown: null })
    if (row.draftId) {
      const from = [configuration.envelopePrint]
      await setDraftChoice(context, {
        ...{ visitorId, draftId: row.draftId, name: 'envelopePrint', from, to: envelopePrint },
      })
    }
    const changed = await findRequestedRecipientList(context, params.line)
    return 'refused' in changed
      ? changed
      : success({ list: toRecipientListPayload(context, changed, changed.line.list) })
  },
)

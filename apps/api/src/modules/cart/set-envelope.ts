import { putCartLineEnvelope } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { listCartLines, setLineConfiguration } from '@passepartout/db'
import { ENVELOPE_SENDER, hasPrintedEnvelope, parseSenderLines } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { hashLargeContent } from '../drafts/index.ts'
import { parseStoredLine, storedConfiguration } from './parse-stored-line.ts'
import { cartOwner, toCartPayload } from './to-cart-payload.ts'

/** Stores the sender printed on the envelopes of a line. */
export const putCartLineEnvelopeRoute = route(
  putCartLineEnvelope,
  schemas.putCartLineEnvelope,
  async (context, { params: { id }, body: { sender } }) => {
    const { db, visitorId, now, translate } = context
    if (!visitorId) return refuse('not-found')
    const owner = cartOwner(visitorId, context)
    const line = (await listCartLines(db, owner)).find(one => one.id === id)
    if (!line) return refuse('not-found')
    const { configuration } = parseStoredLine(context, line)
    if (!hasPrintedEnvelope(configuration)) return refuse('invalid-configuration')
    const lines = parseSenderLines(sender)
    const { lines: most, letters } = ENVELOPE_SENDER
    if (lines.length > most || lines.some(one => one.length > letters))
      return refuse('invalid-input', {
        errors: { sender: [translate('envelope.too-long', { most, letters })] },
      })
    const { envelopeSender: _, ...rest } = configuration
    const kept = storedConfiguration(lines.length > 0 ? { ...rest, envelopeSender: lines } : rest)
    const hash = await hashLargeContent(context, { configuration: kept, document: line.document })
    await setLineConfiguration(db, { owner, id, configuration: kept, contentHash: hash, now })
    return success({ cart: await toCartPayload(context, visitorId) })
  },
)

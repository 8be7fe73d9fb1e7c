import { receiveLabEvent } from '@passepartout/commerce/labs'
import { labEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { readBody } from '@passepartout/http'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

const MAX_EVENT_BYTES = 256 * 1024
const JSON_TYPE = /^application\/(cloudevents\+)?json\s*(;|$)/i

export const labEventRoute = route(labEvent, schemas.labEvent, async (context, { params, query }) => {
  const { request, log, keys } = context
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return refuse('unsupported-media-type')
  const body = await readBody(request, { mostBytes: MAX_EVENT_BYTES })
  if (!body.ok) return refuse(body.code)
  const { lab } = params
  const outcome = await receiveLabEvent(
    { ...context, signer: keys.order },
    { lab, ...query, body: body.bytes, headers: request.headers },
  )
  if (outcome.ok) return success({ received: true as const })
  const { reason } = outcome
  log.warn({ lab, reason }, 'lab event rejected')
  return refuse(reason === 'not-found' ? 'not-found' : 'bad-request')
})

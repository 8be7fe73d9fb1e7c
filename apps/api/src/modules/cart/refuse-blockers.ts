import type { Finding } from '@passepartout/document'
import { type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { isMessageKey } from '../../messages/messages.ts'

/** Says what stops an order, in sentences and by the ids of the print check. */
export function refuseBlockers({ translate }: CallContext, blockers: readonly Finding[]): Refusal {
  const keys = [...new Set(blockers.map(({ id }) => `cart.${id}`))].filter(isMessageKey)
  const [text = 'invalid-document' as const] = keys
  return refuse('invalid-document', {
    text,
    errors: { document: keys.map(key => translate(key)) },
    details: { findings: blockers.map(({ id, pageId, elementId }) => ({ id, pageId, elementId })) },
  })
}

import { type CartLineRow, ownPhotoIds } from '@passepartout/db'
import { type Finding, parseDocument } from '@passepartout/document'
import { factsOf } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { kindOf } from '../../kinds/registry.ts'
import { isMessageKey, type MessageKey } from '../../messages/messages.ts'
import { uploadIds } from '../drafts/index.ts'
import { orderFindings, stopsOrder } from './order-blockers.ts'

export interface PrintCheck {
  photoIds: string[]
  findings: { text: MessageKey; isBlocking: boolean }[]
}

/** The print check of a designed line once more, with what the server knows of its photos now. */
export async function checkPrint(
  { db }: Pick<CallContext, 'db'>,
  visitorId: string,
  { kind, document }: Pick<CartLineRow, 'kind' | 'document'>,
): Promise<PrintCheck> {
  const parsed = parseDocument(document)
  if (!parsed.ok) return { photoIds: [], findings: [{ text: 'draft.unreadable', isBlocking: true }] }
  const photoIds = uploadIds(parsed.document)
  const ready = photoIds.length > 0 ? await ownPhotoIds(db, { visitorId, ids: photoIds }) : new Set()
  const found = orderFindings(parsed.document, ready, factsOf(kindOf(kind)).viewing)
  const said = new Map(found.flatMap(finding => sentenceOf(finding)).map(one => [one.text, one]))
  return { photoIds, findings: [...said.values()] }
}

/** What stops an order always has its words; of hints those that have some, unless the customer has answered them. */
function sentenceOf(finding: Finding): PrintCheck['findings'] {
  const isBlocking = stopsOrder(finding)
  const key = `cart.${finding.id}`
  if (isMessageKey(key) && !finding.kept) return [{ text: key, isBlocking }]
  return isBlocking ? [{ text: 'invalid-document', isBlocking }] : []
}

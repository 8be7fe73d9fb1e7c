import { type CartLineRow, ownPhotoIds } from '@passepartout/db'
import type { Finding } from '@passepartout/document'
import { factsOf } from '@passepartout/domain'
import { createByteCache } from '@passepartout/http'
import type { CallContext } from '../../http/call-context.ts'
import { kindOf } from '../../kinds/registry.ts'
import { isMessageKey, type MessageKey } from '../../messages/messages.ts'
import { openDocument, uploadIds } from '../drafts/index.ts'
import { countHints, type HintCounts } from './hints.ts'
import { orderFindings, stopsOrder } from './order-blockers.ts'

export interface PrintCheck {
  photoIds: string[]
  /** What stops an order. */
  blockers: MessageKey[]
  hints: HintCounts
}

/** What the check of a frozen design came to, as long as the same photos are there. */
interface Checked extends PrintCheck {
  missing: string
}

/** Designs in carts never change, and a cart is looked at many times. */
const checked = createByteCache<Checked>({
  maxBytes: 8 * 1024 ** 2,
  sizeOf: ({ photoIds, missing, blockers }) =>
    80 * (photoIds.length + blockers.length + 8) + 2 * missing.length,
})

/** The print check of a designed line once more, with what the server knows of its photos now. */
export async function checkPrint(
  context: Pick<CallContext, 'db' | 'draftReader'>,
  visitorId: string,
  { kind, document, contentHash }: Pick<CartLineRow, 'kind' | 'document' | 'contentHash'>,
): Promise<PrintCheck> {
  const readyOf = async (ids: string[]) =>
    ids.length > 0 ? await ownPhotoIds(context.db, { visitorId, ids }) : new Set<string>()
  const missingOf = (ids: string[], ready: ReadonlySet<string>) => ids.filter(id => !ready.has(id)).join()
  const key = `${kind} ${contentHash}`
  const before = checked.get(key)
  const known = before && (await readyOf(before.photoIds))
  if (before && known && missingOf(before.photoIds, known) === before.missing) return before

  const parsed = await openDocument(context, document)
  if (!parsed.ok) return { photoIds: [], blockers: ['draft.unreadable'], hints: {} }
  const photoIds = uploadIds(parsed.document)
  const ready = known ?? (await readyOf(photoIds))
  const found = orderFindings(parsed.document, ready, factsOf(kindOf(kind)).viewing)
  const blockers = new Set(found.filter(stopsOrder).map(textOf))
  const check = {
    photoIds,
    blockers: [...blockers],
    hints: countHints(found),
    missing: missingOf(photoIds, ready),
  }
  checked.set(key, check)
  return check
}

function textOf({ id }: Finding): MessageKey {
  const key = `cart.${id}`
  return isMessageKey(key) ? key : 'invalid-document'
}

import { type CartLineRow, filterReadyPhotoIds } from '@passepartout/db'
import type { Finding } from '@passepartout/document'
import { kindMetadata, kindOf } from '@passepartout/domain'
import { createByteCache } from '@passepartout/http'
import type { CallContext } from '../../http/call-context.ts'
import { isMessageKey, type MessageKey } from '../../messages/messages.ts'
import { parseStoredDocument, uploadedPhotoIds } from '../drafts/index.ts'
import { findOrderFindings, isBlocker } from './find-order-blockers.ts'
import { countHints, type HintCounts } from './hints.ts'

export interface PreflightResult {
  photoIds: string[]
  blockers: MessageKey[]
  hints: HintCounts
}

/** The cached preflight of a frozen design, valid while the same photos are missing. */
interface PreflightedPhotos extends PreflightResult {
  missing: string
}

/** Designs in carts never change, and a cart is displayed many times. */
const preflightCache = createByteCache<PreflightedPhotos>({
  maxBytes: 8 * 1024 ** 2,
  sizeOf: ({ photoIds, missing, blockers }) =>
    80 * (photoIds.length + blockers.length + 8) + 2 * missing.length,
})

/** Preflight of a designed line with the current state of its photos. */
export async function preflightLine(
  context: Pick<CallContext, 'db' | 'draftReader'>,
  visitorId: string,
  { kind, document, contentHash }: Pick<CartLineRow, 'kind' | 'document' | 'contentHash'>,
): Promise<PreflightResult> {
  const readyOf = async (ids: string[]) =>
    ids.length > 0 ? await filterReadyPhotoIds(context.db, { visitorId, ids }) : new Set<string>()
  const missingOf = (ids: string[], ready: ReadonlySet<string>) => ids.filter(id => !ready.has(id)).join()
  const key = `${kind} ${contentHash}`
  const before = preflightCache.get(key)
  const known = before && (await readyOf(before.photoIds))
  if (before && known && missingOf(before.photoIds, known) === before.missing) return before

  const parsed = await parseStoredDocument(context, document)
  if (!parsed.ok) return { photoIds: [], blockers: ['draft.unreadable'], hints: {} }
  const photoIds = uploadedPhotoIds(parsed.document)
  const ready = known ?? (await readyOf(photoIds))
  const found = findOrderFindings(parsed.document, ready, kindMetadata(kindOf(kind)).viewing)
  const blockers = new Set(found.filter(isBlocker).map(textOf))
  const check = {
    photoIds,
    blockers: [...blockers],
    hints: countHints(found),
    missing: missingOf(photoIds, ready),
  }
  preflightCache.set(key, check)
  return check
}

function textOf({ id }: Finding): MessageKey {
  const key = `cart.${id}`
  return isMessageKey(key) ? key : 'invalid-document'
}

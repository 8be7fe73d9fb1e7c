import { draftProof, sharedProof } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type DraftRow, findDraft } from '@passepartout/db'
import type { StoredObject } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { privatePdfResponse } from '../../http/private-pdf.ts'
import { fileRoute } from '../../http/router.ts'
import { draftImageFolder } from '../account-area/index.ts'
import { parseStoredDocument } from '../drafts/index.ts'
import { findSharedDraftByToken } from './shared-draft.ts'

export const draftProofRoute = fileRoute(
  draftProof,
  schemas.draftProof,
  async (context, { params: { id } }) => {
    const { db, visitorId } = context
    const draft = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    return draft ? proofOf(context, draft) : refuse('not-found')
  },
)

export const sharedProofRoute = fileRoute(sharedProof, schemas.sharedProof, async context => {
  const found = await findSharedDraftByToken(context, context.request.headers.get('x-share-token') ?? '')
  return 'refused' in found ? found : proofOf(context, found.draft)
})

/** Rendered once for each version and language; only the latest is stored. */
async function proofOf(context: CallContext, draft: DraftRow): Promise<Response | Refusal> {
  const { storage, request, shop, translate } = context
  const parsed = await parseStoredDocument(context, draft.document)
  if (!parsed.ok) return refuse('not-found')
  const folder = `${draftImageFolder(draft.id)}proof/`
  const key = `${folder}${draft.contentHash}-${shop.locale.toLowerCase()}.pdf`
  const isHead = request.method === 'HEAD'
  const cached = await storage.open(key)
  if (cached) return pdf(cached, isHead)
  const spent = await context.spend('draft-proof')
  if (spent) return spent
  const bytes = await context.drawProof({
    document: parsed.document,
    words: translate('share.watermark'),
    title: translate('share.watermark'),
    createdAt: draft.updatedAt,
  })
  await storage.remove(folder)
  await storage.put(key, bytes)
  // A response of bytes would copy a large book twice at once, which holds up the thread for a second.
  const stored = await storage.open(key)
  return stored ? pdf(stored, isHead) : refuse('unavailable', { headers: { 'retry-after': '5' } })
}

const pdf = (object: StoredObject, isHead: boolean) =>
  privatePdfResponse(object, {
    name: 'proof',
    isHead,
    headers: { 'cross-origin-resource-policy': 'same-origin' },
  })

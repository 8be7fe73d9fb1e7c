import { readSharedDraft, type SharedDraft, sharedPageImage } from '@passepartout/contracts'
import { draftKindSchema, schemas } from '@passepartout/contracts/schemas'
import { type DraftRow, type DraftShareRow, findSharedDraft } from '@passepartout/db'
import { type Document, pageLabel } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import { hashSecret } from '../../auth/secrets.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute, route } from '../../http/router.ts'
import { draftImageFolder } from '../account-area/index.ts'
import { parseStoredDocument } from '../drafts/index.ts'
import { commentsByShare, toApprovalPayload } from './to-draft-share-payload.ts'

// Guests are anonymous: cookies of the request are ignored, and none is set (except by `shared-editing-routes.ts`).

/** Longer side of a page image in pixels: enough to read all text, too little to print. */
const SIDE = 1400

/** The draft of a share token. Unknown, expired and revoked tokens get the same refusal and consume the limit. */
export async function findSharedDraftByToken(
  context: CallContext,
  token: string,
): Promise<{ share: DraftShareRow; draft: DraftRow } | Refusal> {
  const { db, now } = context
  const isSpent = context.isSpent('share-token')
  if (isSpent) return isSpent
  const found = await findSharedDraft(db, { tokenHash: hashSecret(token), now })
  return found ?? (await context.spend('share-token')) ?? refuse('gone', { text: 'share.gone' })
}

export const readSharedDraftRoute = route(
  readSharedDraft,
  schemas.readSharedDraft,
  async (context, { body }) => {
    const found = await findSharedDraftByToken(context, body.token)
    if ('refused' in found) return found
    const { share, draft } = found
    const parsed = await parseStoredDocument(context, draft.document)
    if (!parsed.ok) return refuse('gone', { text: 'share.gone' })
    return success({
      right: share.right,
      kind: draftKindSchema.parse(draft.kind),
      title: draft.title,
      revision: draft.revision,
      updatedAt: draft.updatedAt.toISOString(),
      endsAt: share.endsAt.toISOString(),
      pages: toSharedPages(parsed.document, context.shop.locale),
      comments: (await commentsByShare(context.db, [share.id]))(share.id),
      approval: toApprovalPayload(share, draft),
    })
  },
)

export const sharedPageImageRoute = fileRoute(
  sharedPageImage,
  schemas.sharedPagePicture,
  async (context, { params }) => {
    const { request } = context
    const found = await findSharedDraftByToken(context, request.headers.get('x-share-token') ?? '')
    if ('refused' in found) return found
    const drawn = await pageImage(context, found.draft, params.page)
    if ('refused' in drawn) return drawn
    const isHead = request.method === 'HEAD'
    const picture = privateImageResponse({ ...drawn, name: 'page.webp' }, isHead ? '' : drawn.body)
    // An expired link shows nothing, so the browser must not cache the image.
    picture.headers.set('cache-control', 'private, no-store')
    return picture
  },
)

/** Rendered once per version; images of the previous version are deleted with the first page of the new one. */
async function pageImage(context: CallContext, draft: DraftRow, page: string) {
  const { storage } = context
  const parsed = await parseStoredDocument(context, draft.document)
  const index = parsed.ok ? parsed.document.pages.findIndex(({ id }) => id === page) : -1
  if (!parsed.ok || index < 0) return refuse('not-found')
  const etag = `"${draft.contentHash}.${index}"`
  const folder = `${draftImageFolder(draft.id)}shared/`
  const key = `${folder}${draft.contentHash}-${index}.webp`
  const cached = await storage.open(key)
  if (cached) return { etag, size: cached.size, body: cached.stream() }
  const spent = await context.spend('picture-rendering')
  if (spent) return spent
  const bytes = await context.drawDraft({ document: parsed.document, page: index, side: SIDE })
  if (index === 0) await storage.remove(folder)
  await storage.put(key, bytes)
  return { etag, size: bytes.length, body: new Uint8Array(bytes) }
}

const ONLY_PAGE = { key: 'single', params: { number: 1 } }

const toSharedPages = (document: Document, locale: Locale): SharedDraft['pages'] =>
  document.pages.map(page => ({
    id: page.id,
    label: pageLabel(document, page.id, locale) ?? ONLY_PAGE,
    ratio: page.trim.width / page.trim.height,
  }))

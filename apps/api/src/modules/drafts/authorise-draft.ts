import { type DraftRow, type DraftShareRow, findDraft, findEditGrant } from '@passepartout/db'
import { readGrantHashes } from '../../http/add-grant-cookie.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

export interface AuthorisedDraft {
  draft: DraftRow
  /** The share link by which a guest works on the draft; `undefined` for its owner. */
  guest: DraftShareRow | undefined
}

/** The single access check for reading and changing a draft: its owner, or a guest with a valid share link. */
export async function authoriseDraft(context: CallContext, id: string): Promise<AuthorisedDraft | Refusal> {
  const { db, now, visitorId } = context
  const own = visitorId ? await findDraft(db, { visitorId, id }) : undefined
  if (own) return { draft: own, guest: undefined }
  const tokenHashes = readGrantHashes(context)
  if (tokenHashes.length === 0) return refuse('not-found')
  const isSpent = context.isSpent('share-token')
  if (isSpent) return isSpent
  const grant = await findEditGrant(db, { tokenHashes, draftId: id, now })
  if (!grant) return (await context.spend('share-token')) ?? refuse('not-found')
  if (!grant.isLive) return refuse('gone', { text: 'share.work-ended' })
  return { draft: grant.draft, guest: grant.share }
}

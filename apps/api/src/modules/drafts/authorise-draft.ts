import { type DraftRow, type DraftShareRow, findDraft, findEditGrant } from '@passepartout/db'
import { readGrantHashes } from '../../http/add-grant-cookie.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

export interface AuthorisedDraft {
  draft: DraftRow
  /** The link by which somebody else works on it; nothing for its owner. */
  guest: DraftShareRow | undefined
}

/** The one answer to who may read and change a draft: its owner, or whoever came by a link to work on it that still holds. */
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

import { type DraftRow, type DraftShareRow, findDraft, findWorkGrant } from '@passepartout/db'
import { type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { grantHashes } from '../../http/grant-cookie.ts'

export interface TouchedDraft {
  draft: DraftRow
  /** The link by which somebody else works on it; nothing for its owner. */
  guest: DraftShareRow | undefined
}

/** The one answer to who may read and change a draft: its owner, or whoever came by a link to work on it that still holds. */
export async function touchedDraft(context: CallContext, id: string): Promise<TouchedDraft | Refusal> {
  const { db, now, visitorId } = context
  const own = visitorId ? await findDraft(db, { visitorId, id }) : undefined
  if (own) return { draft: own, guest: undefined }
  const tokenHashes = grantHashes(context)
  if (tokenHashes.length === 0) return refuse('not-found')
  const isSpent = context.isSpent('share-token')
  if (isSpent) return isSpent
  const grant = await findWorkGrant(db, { tokenHashes, draftId: id, now })
  if (!grant) return (await context.spend('share-token')) ?? refuse('not-found')
  if (!grant.isLive) return refuse('gone', { text: 'share.work-ended' })
  return { draft: grant.draft, guest: grant.share }
}

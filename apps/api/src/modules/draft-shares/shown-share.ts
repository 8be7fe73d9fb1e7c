import type { DraftApproval, DraftComment, DraftShare } from '@passepartout/contracts'
import type { DraftCommentRow, DraftRow, DraftShareRow } from '@passepartout/db'

/** A link as its maker sees it. */
export const shownShare = (
  share: DraftShareRow,
  draft: Pick<DraftRow, 'contentHash'>,
  comments: readonly DraftCommentRow[],
): DraftShare => ({
  id: share.id,
  right: share.right,
  name: share.name,
  createdAt: share.createdAt.toISOString(),
  endsAt: share.endsAt.toISOString(),
  approval: shownApproval(share, draft),
  comments: comments.filter(({ shareId }) => shareId === share.id).map(shownComment),
})

/** An approval is of the content that was seen: any other content is not approved. */
export function shownApproval(
  { approvedBy, approvedAt, approvedHash }: DraftShareRow,
  { contentHash }: Pick<DraftRow, 'contentHash'>,
): DraftApproval | null {
  if (approvedBy === null || !approvedAt) return null
  return { by: approvedBy, at: approvedAt.toISOString(), isCurrent: approvedHash === contentHash }
}

export const shownComment = (row: DraftCommentRow): DraftComment => ({
  id: row.id,
  pageId: row.pageId,
  x: row.x,
  y: row.y,
  author: row.author,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  isDone: row.isDone,
})

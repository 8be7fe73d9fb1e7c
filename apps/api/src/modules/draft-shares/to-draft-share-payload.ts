import type { DraftApproval, DraftComment, DraftReply, DraftShare } from '@passepartout/contracts'
import {
  type Database,
  type DraftCommentRow,
  type DraftReplyRow,
  type DraftRow,
  type DraftShareRow,
  listDraftComments,
  listDraftReplies,
} from '@passepartout/db'

export const toDraftSharePayload = (
  share: DraftShareRow,
  draft: Pick<DraftRow, 'contentHash'>,
  comments: readonly DraftComment[],
): DraftShare => ({
  id: share.id,
  right: share.right,
  name: share.name,
  createdAt: share.createdAt.toISOString(),
  endsAt: share.endsAt.toISOString(),
  approval: toApprovalPayload(share, draft),
  comments: [...comments],
})

/** An approval applies to the content that was displayed; changed content is not approved. */
export function toApprovalPayload(
  { approvedBy, approvedAt, approvedHash }: DraftShareRow,
  { contentHash }: Pick<DraftRow, 'contentHash'>,
): DraftApproval | null {
  if (approvedBy === null || !approvedAt) return null
  return { by: approvedBy, at: approvedAt.toISOString(), isCurrent: approvedHash === contentHash }
}

/** The comments of some links with their replies, by link. */
export async function commentsByShare(
  db: Database,
  shareIds: readonly string[],
): Promise<(shareId: string) => DraftComment[]> {
  const comments = await listDraftComments(db, { shareIds })
  const answers = await listDraftReplies(db, { commentIds: comments.map(({ id }) => id) })
  const answersOf = Map.groupBy(answers, ({ commentId }) => commentId)
  const commentsBy = Map.groupBy(comments, ({ shareId }) => shareId)
  return shareId =>
    (commentsBy.get(shareId) ?? []).map(comment => toCommentPayload(comment, answersOf.get(comment.id)))
}

export const toCommentPayload = (
  row: DraftCommentRow,
  answers: readonly DraftReplyRow[] = [],
): DraftComment => ({
  id: row.id,
  number: row.number,
  pageId: row.pageId,
  x: row.x,
  y: row.y,
  author: row.author,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  isChanged: row.changedAt !== null,
  isDone: row.isDone,
  answers: answers.map(toReplyPayload),
})

export const toReplyPayload = ({
  id,
  isMaker,
  author,
  text,
  createdAt,
}: Omit<DraftReplyRow, 'commentId'>): DraftReply => ({
  ...{ id, isMaker, author, text },
  createdAt: createdAt.toISOString(),
})

import type { DraftAnswer, DraftApproval, DraftComment, DraftShare } from '@passepartout/contracts'
import {
  type Database,
  type DraftAnswerRow,
  type DraftCommentRow,
  type DraftRow,
  type DraftShareRow,
  listDraftAnswers,
  listDraftComments,
} from '@passepartout/db'

/** A link as its maker sees it. */
export const shownShare = (
  share: DraftShareRow,
  draft: Pick<DraftRow, 'contentHash'>,
  comments: readonly DraftComment[],
): DraftShare => ({
  id: share.id,
  right: share.right,
  name: share.name,
  createdAt: share.createdAt.toISOString(),
  endsAt: share.endsAt.toISOString(),
  approval: shownApproval(share, draft),
  comments: [...comments],
})

/** An approval is of the content that was seen: any other content is not approved. */
export function shownApproval(
  { approvedBy, approvedAt, approvedHash }: DraftShareRow,
  { contentHash }: Pick<DraftRow, 'contentHash'>,
): DraftApproval | null {
  if (approvedBy === null || !approvedAt) return null
  return { by: approvedBy, at: approvedAt.toISOString(), isCurrent: approvedHash === contentHash }
}

/** What was said by some links, with the answers, by link. */
export async function commentsOf(
  db: Database,
  shareIds: readonly string[],
): Promise<(shareId: string) => DraftComment[]> {
  const comments = await listDraftComments(db, { shareIds })
  const answers = await listDraftAnswers(db, { commentIds: comments.map(({ id }) => id) })
  const answersOf = Map.groupBy(answers, ({ commentId }) => commentId)
  const commentsBy = Map.groupBy(comments, ({ shareId }) => shareId)
  return shareId =>
    (commentsBy.get(shareId) ?? []).map(comment => shownComment(comment, answersOf.get(comment.id)))
}

export const shownComment = (
  row: DraftCommentRow,
  answers: readonly DraftAnswerRow[] = [],
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
  answers: answers.map(shownAnswer),
})

export const shownAnswer = ({
  id,
  isMaker,
  author,
  text,
  createdAt,
}: Omit<DraftAnswerRow, 'commentId'>): DraftAnswer => ({
  ...{ id, isMaker, author, text },
  createdAt: createdAt.toISOString(),
})

import type { DraftShare } from '@passepartout/contracts'
import { useDesigner } from '../state/designer-context.ts'
import { ShareComment } from './share-comment.tsx'

interface ShareFeedbackProps {
  share: DraftShare
  /** Called when a comment's page is displayed. */
  onShow: () => void
}

/** Feedback by a link: the approval and its validity, and the open comments. */
export function ShareFeedback({ share, onShow }: ShareFeedbackProps) {
  const { comments } = share
  return (
    <>
      <ShareApproval share={share} />
      {comments.length > 0 && (
        <ul className="share-comments">
          {comments.map(comment => (
            <ShareComment key={comment.id} comment={comment} onShow={onShow} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The approval by a link, and whether it is still valid. */
export function ShareApproval({ share: { approval } }: Pick<ShareFeedbackProps, 'share'>) {
  const { t, data } = useDesigner()
  if (!approval) return null
  const format = new Intl.DateTimeFormat(data.shop.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="share-approval" data-kind={approval.isCurrent ? 'good' : 'stale'}>
      {t(approval.isCurrent ? 'share.approved' : 'share.stale', {
        name: approval.by,
        date: format.format(new Date(approval.at)),
      })}
    </p>
  )
}

import type { DraftShare } from '@passepartout/contracts'
import { useDesigner } from '../state/designer-context.ts'
import { ShareComment } from './share-comment.tsx'

interface ShareFeedbackProps {
  share: DraftShare
  /** The page that a comment is about is shown. */
  onShow: () => void
}

/** What came back by a link: the approval with whether it still holds, and comments to be dealt with. */
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

/** Who approved by a link, and whether that still holds. */
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

import { type DraftComment, type DraftShare, settleDraftComment } from '@passepartout/contracts'
import { useDesigner } from '../state/designer-context.ts'

interface ShareWordsProps {
  share: DraftShare
  onChange: (share: DraftShare) => void
  /** The page that a comment is about is shown. */
  onShow: () => void
}

/** What came back by a link: the approval with whether it still holds, and comments to be dealt with. */
export function ShareWords({ share, onChange, onShow }: ShareWordsProps) {
  const { t, data, client, editor } = useDesigner()
  const { approval, comments } = share
  const format = new Intl.DateTimeFormat(data.shop.locale, { dateStyle: 'medium', timeStyle: 'short' })
  const timeOf = (time: string) => format.format(new Date(time))
  const settle = async ({ id, isDone }: DraftComment) => {
    const mark = (done: boolean) =>
      onChange({ ...share, comments: comments.map(one => (one.id === id ? { ...one, isDone: done } : one)) })
    mark(!isDone)
    const answer = await client.call(settleDraftComment, { params: { id }, body: { isDone: !isDone } })
    if (!answer.ok) mark(isDone)
  }
  const pages = editor.getSnapshot().document.pages
  const nameOf = (pageId: string) => {
    const label = data.product?.pages.find(({ id }) => id === pageId)?.label
    if (label) return t(`page.${label.key}`, label.params)
    return t('page.single', { number: pages.findIndex(({ id }) => id === pageId) + 1 })
  }
  return (
    <>
      {approval && (
        <p className="share-approval" data-kind={approval.isCurrent ? 'good' : 'stale'}>
          {t(approval.isCurrent ? 'share.approved' : 'share.stale', {
            name: approval.by,
            date: timeOf(approval.at),
          })}
        </p>
      )}
      {comments.length > 0 && (
        <ol className="share-comments">
          {comments.map(comment => (
            <li key={comment.id}>
              <p className="small muted">
                <strong>{comment.author}</strong>, {nameOf(comment.pageId)}, {timeOf(comment.createdAt)}
              </p>
              <p className="share-text">{comment.text}</p>
              <div className="share-tools">
                <label>
                  <input type="checkbox" checked={comment.isDone} onChange={() => void settle(comment)} />
                  {t('share.done')}
                </label>
                {pages.some(({ id }) => id === comment.pageId) && (
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => {
                      editor.session.showPage(comment.pageId)
                      onShow()
                    }}
                  >
                    {t('share.show')}
                    <span className="quiet"> {nameOf(comment.pageId)}</span>
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

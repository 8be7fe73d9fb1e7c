import type { Page } from '@passepartout/document'
import type { ViewTransform } from '../canvas/view-transform.ts'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Numbered pins of open comments on the page; each opens its thread. */
export default function CommentPinLayer({ page, fit }: { page: Page; fit: ViewTransform }) {
  const { t, view } = useDesigner()
  const shares = useDesign(state => state.shares)
  const comments = shares
    .flatMap(share => share.comments)
    .filter(({ pageId, isDone }) => pageId === page.id && !isDone)
    .toSorted((a, b) => a.number - b.number)
  if (comments.length === 0) return null
  return (
    <ul className="comment-marks" aria-label={t('share.marks')}>
      {comments.map(({ id, number, author, x, y }) => (
        <li
          key={id}
          style={{
            left: fit.x + x * page.trim.width * fit.scale,
            top: fit.y + y * page.trim.height * fit.scale,
          }}
        >
          <button
            type="button"
            className="comment-number"
            aria-label={t('share.mark', { number, name: author })}
            onClick={() => view.set({ share: 'view', comment: id, popover: null })}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  )
}

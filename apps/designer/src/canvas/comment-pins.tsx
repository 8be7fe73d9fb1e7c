import type { Page } from '@passepartout/document'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesign, useView } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

const CommentPinLayer = lazyPart(() =>
  import('../review-owner/comment-pin-layer.tsx').then(one => one.default),
)

interface PageMarksProps {
  page: Page
  /** Current transform of the page. */
  fit: () => ViewTransform
}

/** Pins of the page's comments; loaded with the first comment. */
export function CommentPins(shown: PageMarksProps) {
  const isSaid = useDesign(state => state.shares.some(({ comments }) => comments.length > 0))
  return isSaid ? <PinList {...shown} /> : null
}

function PinList({ page, fit }: PageMarksProps) {
  useView(state => state.view)
  return <CommentPinLayer page={page} fit={fit()} />
}

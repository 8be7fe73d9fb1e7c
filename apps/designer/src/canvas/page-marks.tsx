import type { Page } from '@passepartout/document'
import { lazy, Suspense } from 'react'
import { useDesign } from '../state/designer-context.ts'
import type { StageFit } from './fit-stage.ts'

const CommentMarks = lazy(() => import('../share/comment-marks.tsx'))

/** What others said of the page, once anybody said something. */
export function PageMarks(shown: { page: Page; fit: StageFit }) {
  const isSaid = useDesign(state => state.shares.some(({ comments }) => comments.length > 0))
  return isSaid ? (
    <Suspense fallback={null}>
      <CommentMarks {...shown} />
    </Suspense>
  ) : null
}

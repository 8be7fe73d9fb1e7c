import type { Page } from '@passepartout/document'
import { later } from '../shell/later.tsx'
import { useDesign, useView } from '../state/designer-context.ts'
import type { StageFit } from './fit-stage.ts'

const CommentMarks = later(() => import('../share/comment-marks.tsx').then(one => one.default))

interface PageMarksProps {
  page: Page
  /** Where the view has the page now. */
  fit: () => StageFit
}

/** What others said of the page, once anybody said something. */
export function PageMarks(shown: PageMarksProps) {
  const isSaid = useDesign(state => state.shares.some(({ comments }) => comments.length > 0))
  return isSaid ? <Marks {...shown} /> : null
}

function Marks({ page, fit }: PageMarksProps) {
  useView(state => state.view)
  return <CommentMarks page={page} fit={fit()} />
}

import type { Page } from '@passepartout/document'
import { later } from '../shell/later.tsx'
import { useDesign } from '../state/designer-context.ts'
import type { StageFit } from './fit-stage.ts'

const CommentMarks = later(() => import('../share/comment-marks.tsx').then(one => one.default))

/** What others said of the page, once anybody said something. */
export function PageMarks(shown: { page: Page; fit: StageFit }) {
  const isSaid = useDesign(state => state.shares.some(({ comments }) => comments.length > 0))
  return isSaid ? <CommentMarks {...shown} /> : null
}

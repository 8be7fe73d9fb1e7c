import { withCaptionsPlaced } from '@passepartout/document/book'
import type { DesignerParts } from '../kinds/designer-kind-adapter.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { trackJudgements } from './track-judgements.ts'

/** What follows from the photos of a book: their judgements, and captions that go where they go. */
export function trackPhotos(base: DesignerBase, parts: Pick<DesignerParts, 'photos'>): void {
  base.editor.completeWith(withCaptionsPlaced)
  trackJudgements(base, parts)
}

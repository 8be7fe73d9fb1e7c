import { applyPatch, type Document, type Repair, resizePage } from '@passepartout/document'
import { useRef } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import { useDesigner } from '../state/designer-context.ts'

/** Height of a page for comparison. */
const WHOLE_REM = 16

/** A thumbnail of the page, drawn by the same code as the canvas. */
export function PageThumbnail({
  document,
  pageId,
  cut,
  isWhole = false,
}: {
  document: Document
  pageId?: string | null
  cut?: boolean
  /** Shows an upright page completely, for comparing two. */
  isWhole?: boolean
}) {
  const { kind } = useDesigner()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0]
  if (!page) return null
  const { trim } = page
  const scale = width / trim.width
  return (
    <div
      ref={box}
      className="mini"
      style={{
        aspectRatio: `${trim.width} / ${trim.height}`,
        ...(isWhole
          ? { width: `min(100%, ${((WHOLE_REM * trim.width) / trim.height).toFixed(2)}rem)` }
          : { maxHeight: '9rem' }),
      }}
      aria-hidden="true"
    >
      {width > 0 && <kind.Mini {...{ document, page, scale }} cut={cut ?? false} />}
    </div>
  )
}

/** The document after a repair; `null` where the repair changes nothing visible. */
export function documentAfterRepair(document: Document, { effect }: Repair): Document | null {
  if (effect.type === 'patch') return applyPatch(document, effect.patch).document
  const page = document.pages[0]
  if (effect.type === 'configuration' && effect.page && page)
    return resizePage(document, page.id, effect.page)
  return null
}

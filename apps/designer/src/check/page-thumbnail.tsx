import { applyPatch, type Document, type Repair, resizePage } from '@passepartout/document'
import { useRef } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import { useDesigner } from '../state/designer-context.ts'

/** Height of a page that is compared with another. */
const WHOLE_REM = 16

/** A small picture of the page, drawn by the same code as the large one. */
export function PageThumbnail({
  document,
  pageId,
  cut,
  isWhole = false,
}: {
  document: Document
  pageId?: string | null
  cut?: boolean
  /** Shows an upright page to its foot: two are to be compared. */
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

/** The document as a repair would leave it; `null` where a repair changes nothing that can be shown. */
export function documentAfterRepair(document: Document, { effect }: Repair): Document | null {
  if (effect.type === 'patch') return applyPatch(document, effect.patch).document
  const page = document.pages[0]
  if (effect.type === 'configuration' && effect.page && page)
    return resizePage(document, page.id, effect.page)
  return null
}

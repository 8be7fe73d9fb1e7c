import {
  bleedBox,
  type Document,
  foldsOf,
  groundOf,
  grow,
  hasCut,
  type Page,
  sides,
  trimBox,
} from '@passepartout/document'
import { memo } from 'react'
import { CutAway } from '../canvas/framed-picture.tsx'
import { PageLayers } from '../canvas/page-layers.tsx'

interface PageSheetProps {
  document: Document
  page: Page
  /** CSS pixels per mm. */
  scale: number
  /** Id of the place whose photo is shown whole, beyond its opening. */
  open?: string | null
  /** Id of the text that is typed into. */
  apart?: string | null
  showCut?: boolean
  live?: boolean
  /** mm on each side that lie below a frame or mat. */
  covered?: number
}

/** A page on the desk, with its folds. The origin is its trim. */
export const PageSheet = memo(function PageSheet({
  document,
  page,
  scale,
  open = null,
  apart = null,
  showCut = false,
  live = false,
  covered = 0,
}: PageSheetProps) {
  const isCut = showCut && hasCut(page)
  const seen = isCut ? bleedBox(page) : grow(trimBox(page), sides(-covered))
  const style = {
    left: seen.x * scale,
    top: seen.y * scale,
    width: seen.width * scale,
    height: seen.height * scale,
    background: groundOf(document, page),
  }
  return (
    <>
      <div className="page-sheet" data-open={open ? '' : undefined} style={style}>
        <PageLayers {...{ document, page, scale, open, live, apart }} origin={seen} />
        {foldsOf(page).map(x => (
          <i key={x} className="page-fold" style={{ left: (x - seen.x) * scale }} />
        ))}
      </div>
      {isCut && <CutAway page={page} scale={scale} />}
    </>
  )
})

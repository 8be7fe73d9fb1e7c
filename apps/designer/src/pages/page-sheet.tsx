import {
  bleedBox,
  type Document,
  foldsOf,
  groundOf,
  grow,
  hasCut,
  hingesOf,
  type Page,
  punchedPath,
  sides,
  trimBox,
} from '@passepartout/document'
import { memo, useId } from 'react'
import { CutAway } from '../canvas/framed-picture.tsx'
import { PageLayers } from '../canvas/page-layers.tsx'
import { CardPaper } from './card-paper.tsx'

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
  // The opened photo reaches over the page.
  const punched = isCut || open ? null : punchedPath(document, page)
  const clip = useId()
  const clipPath = punched === null ? undefined : `url(#${CSS.escape(clip)})`
  return (
    <>
      {/* The sheet's own shadow would be cut off with it. */}
      <div className="page-cut" data-punched={punched === null ? undefined : document.card?.punching}>
        {punched !== null && (
          <svg className="quiet" aria-hidden="true">
            <clipPath id={clip}>
              <path
                d={punched}
                clipRule="evenodd"
                transform={`scale(${scale}) translate(${-seen.x} ${-seen.y})`}
              />
            </clipPath>
          </svg>
        )}
        <div className="page-sheet" data-open={open ? '' : undefined} style={{ ...style, clipPath }}>
          <PageLayers {...{ document, page, scale, open, live, apart }} origin={seen} />
          {hingesOf(page).map(([from, until]) => (
            <i
              key={from}
              className="page-hinge"
              style={{ left: (from - seen.x) * scale, width: (until - from) * scale }}
            />
          ))}
          {foldsOf(page).map(x => (
            <i key={x} className="page-fold" style={{ left: (x - seen.x) * scale }} />
          ))}
          {document.kind === 'card' && <CardPaper />}
        </div>
      </div>
      {isCut && <CutAway page={page} scale={scale} />}
    </>
  )
})

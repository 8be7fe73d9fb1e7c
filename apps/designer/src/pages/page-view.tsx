import {
  backgroundColourOf,
  bleedBox,
  type Document,
  dieCutPath,
  foldsOf,
  growBox,
  hingesOf,
  isTrimmed,
  type Page,
  sides,
  trimBox,
} from '@passepartout/document'
import { memo, useId } from 'react'
import { TrimOverlay } from '../canvas/framed-print.tsx'
import { PageLayers } from '../canvas/page-layers.tsx'
import { DerivedLayers, PageBackground } from '../shell/lazy-parts.tsx'
import { PaperTexture } from './paper-texture.tsx'

interface PageViewProps {
  document: Document
  page: Page
  /** CSS pixels per mm. */
  scale: number
  /** Id of the slot whose photo is displayed whole, beyond its opening. */
  open?: string | null
  /** Id of the text that is being edited. */
  apart?: string | null
  showCut?: boolean
  live?: boolean
  /** Width in mm on each side that a frame or mat covers. */
  covered?: number
}

/** A page on the canvas, with its folds. The origin is its trim. */
export const PageView = memo(function PageView({
  document,
  page,
  scale,
  open = null,
  apart = null,
  showCut = false,
  live = false,
  covered = 0,
}: PageViewProps) {
  const isCut = showCut && isTrimmed(page)
  const seen = isCut ? bleedBox(page) : growBox(trimBox(page), sides(-covered))
  const style = {
    left: seen.x * scale,
    top: seen.y * scale,
    width: seen.width * scale,
    height: seen.height * scale,
    background: backgroundColourOf(document, page),
  }
  // The photo being cropped extends beyond the page.
  const punched = isCut || open ? null : dieCutPath(document, page)
  const clip = useId()
  const clipPath = punched === null ? undefined : `url(#${CSS.escape(clip)})`
  return (
    <>
      {/* Clipping would also remove the sheet's own shadow. */}
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
          {page.backgroundPhoto && <PageBackground {...{ document, page, scale }} origin={seen} />}
          <PageLayers {...{ document, page, scale, open, live, apart }} origin={seen} />
          {(document.pageNumbers || page.photoIndex) && (
            <DerivedLayers {...{ document, page, scale }} origin={seen} />
          )}
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
          <PaperTexture />
        </div>
      </div>
      {isCut && <TrimOverlay page={page} scale={scale} />}
    </>
  )
})

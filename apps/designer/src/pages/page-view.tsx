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
import { PaperTexture } from './paper-texture.tsx'

interface PageViewProps {
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
  // The opened photo reaches over the page.
  const punched = isCut || open ? null : dieCutPath(document, page)
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
          {document.kind === 'card' && <PaperTexture />}
        </div>
      </div>
      {isCut && <TrimOverlay page={page} scale={scale} />}
    </>
  )
})

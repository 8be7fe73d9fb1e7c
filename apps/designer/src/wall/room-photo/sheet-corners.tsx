import type { Point, Quad } from '@passepartout/mockups'
import { type PointerEvent, useState } from 'react'
import { useDesigner } from '../../state/designer-context.ts'
import { isPaperSheet, isSheetLandscape, shortestSide } from './find-paper-sheet.ts'
import { paperOf, type RoomPhoto, sheetSize } from './room-photo.ts'

/** Shorter sides make sizes inaccurate: a corner is set to within about a pixel. */
const VAGUE_PX = 45
const LENS = 132
const LENS_ZOOM = 3

const NAMES = ['wall.corner0', 'wall.corner1', 'wall.corner2', 'wall.corner3'] as const

/** The four corners of the sheet, to be dragged to their places in the photo. */
export function SheetCorners({ wall, url, zoom }: { wall: RoomPhoto; url: string; zoom: number }) {
  const { t, ownWall, shop } = useDesigner()
  const [held, setHeld] = useState<number | null>(null)
  const { corners } = wall
  const fits = isPaperSheet(corners)

  const set = (index: number, [x, y]: Point) => {
    const corner: Point = [Math.min(Math.max(x, 0), wall.width), Math.min(Math.max(y, 0), wall.height)]
    const next = corners.map((old, at) => (at === index ? corner : old)) as unknown as Quad
    ownWall.change({ corners: next, lies: isPaperSheet(next) ? isSheetLandscape(next) : wall.lies })
  }
  const done = () => {
    if (!fits) return
    const [width, height] = sheetSize(paperOf(shop.locale), wall.lies)
    ownWall.change({ centre: [width / 2, height / 2] })
    ownWall.set({ setting: null })
  }
  const pulled = (index: number, event: PointerEvent<HTMLElement>) => {
    const world = event.currentTarget.closest('.own-wall')?.getBoundingClientRect()
    if (world) set(index, [(event.clientX - world.left) / zoom, (event.clientY - world.top) / zoom])
  }

  return (
    <>
      <svg className="layer sheet-outline" viewBox={`0 0 ${wall.width} ${wall.height}`} aria-hidden="true">
        <polygon
          points={corners.map(corner => corner.join(',')).join(' ')}
          data-bad={fits ? undefined : ''}
        />
      </svg>
      {corners.map((corner, index) => (
        <button
          key={NAMES[index]}
          type="button"
          className="sheet-corner"
          aria-label={t(NAMES[index] ?? 'wall.corner0')}
          style={{ left: corner[0] * zoom, top: corner[1] * zoom }}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setHeld(index)
          }}
          onPointerMove={event => held === index && pulled(index, event)}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
          onKeyDown={event => {
            const step = event.shiftKey ? 10 : 1
            const [dx, dy] =
              { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
            if (dx === undefined || dy === undefined) return
            event.preventDefault()
            event.stopPropagation()
            set(index, [corner[0] + dx * step, corner[1] + dy * step])
          }}
        />
      ))}
      {held !== null && <Lens corner={corners[held] as Point} {...{ wall, url, zoom }} />}
      <div className="sheet-done">
        {!fits && (
          <p className="small" role="alert">
            {t('wall.crossed')}
          </p>
        )}
        {fits && shortestSide(corners) < VAGUE_PX && <p className="small">{t('wall.small')}</p>}
        <button type="button" className="button" data-kind="primary" aria-disabled={!fits} onClick={done}>
          {t('wall.done')}
        </button>
      </div>
    </>
  )
}

/** Magnifier of the area under the finger. */
function Lens({ corner, wall, url, zoom }: { corner: Point; wall: RoomPhoto; url: string; zoom: number }) {
  const near = zoom * LENS_ZOOM
  const onLeft = corner[0] > wall.width / 2
  return (
    <div
      className="sheet-lens"
      aria-hidden="true"
      style={{
        width: LENS,
        height: LENS,
        [onLeft ? 'left' : 'right']: 12,
        backgroundImage: `url(${url})`,
        backgroundSize: `${wall.width * near}px ${wall.height * near}px`,
        backgroundPosition: `${LENS / 2 - corner[0] * near}px ${LENS / 2 - corner[1] * near}px`,
      }}
    />
  )
}

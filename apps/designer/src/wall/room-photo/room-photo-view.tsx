import { documentKindFacts, type Page, type PhotoSlot } from '@passepartout/document'
import {
  formatLength,
  formatSize,
  frameOuterSize,
  frameOverhangMm,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import type { Point } from '@passepartout/mockups'
import { type PointerEvent, useEffect, useRef } from 'react'
import { FramedPrint } from '../../canvas/framed-print.tsx'
import { useElementSize } from '../../canvas/use-element-size.ts'
import { onlySlot } from '../../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../../state/designer-context.ts'
import { useStore } from '../../state/store.ts'
import { paperOf, type RoomPhoto, sheetSize, type WallItem } from './room-photo.ts'
import { RoomPhotoButtons } from './room-photo-buttons.tsx'
import { SheetCorners } from './sheet-corners.tsx'
import {
  fitPhotoToStage,
  scaleAtWallPoint,
  snapToNeighbours,
  wallPlane,
  wallPointAt,
  wallTransform,
} from './wall-perspective.ts'
import { withCurrentAppearances } from './with-current-appearances.ts'

/** Distance in CSS pixels within which an item snaps to its neighbours' edges. */
const REACH_PX = 6

/** The product on a photo of the visitor's wall, to scale. */
export default function RoomPhotoView() {
  const { ownWall, t } = useDesigner()
  const { wall, url, setting } = useStore(ownWall, state => state)
  const box = useRef<HTMLDivElement>(null)
  const stage = useElementSize(box)
  useEffect(() => void ownWall.read(withCurrentAppearances), [ownWall])

  return (
    <div ref={box} className="wall-view">
      {wall === null && (
        <div className="own-wall-start">
          <h2>{t('wall.own')}</h2>
          <p>{t('wall.lead')}</p>
          <RoomPhotoButtons />
          <p className="small muted">{t('wall.device')}</p>
        </div>
      )}
      {wall && url && stage.width > 0 && <Wall {...{ wall, url, stage }} {...(setting ? { setting } : {})} />}
    </div>
  )
}

interface WallProps {
  wall: RoomPhoto
  url: string
  stage: { width: number; height: number }
  setting?: 'found' | 'by-hand'
}

function Wall({ wall, url, stage, setting }: WallProps) {
  const { t } = useDesigner()
  const placed = fitPhotoToStage(wall, stage)
  return (
    <>
      <div
        className="own-wall"
        style={{
          left: placed.x,
          top: placed.y,
          width: wall.width * placed.zoom,
          height: wall.height * placed.zoom,
        }}
      >
        <img className="layer" src={url} alt={t('wall.photo')} draggable={false} />
        {setting ? (
          <SheetCorners {...{ wall, url }} zoom={placed.zoom} />
        ) : (
          <WallItems wall={wall} zoom={placed.zoom} />
        )}
      </div>
      {setting && (
        <div className="stage-top">
          <p className="pill" role="status">
            {t(setting === 'found' ? 'wall.found' : 'wall.notFound')}
          </p>
        </div>
      )}
    </>
  )
}

function WallItems({ wall, zoom }: { wall: RoomPhoto; zoom: number }) {
  const { catalogue, configuration, kind, ownWall, editor, t } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  useEditor(snapshot => snapshot.configuration)
  const page = document.pages[0]
  const slot = onlySlot(kind, document)
  if (!page || (kind.hasOnePlace && !slot)) return null
  const picture = configuration()
  const own: WallItem = {
    id: '',
    title: document.title || t('app.untitled'),
    document: editor.getSnapshot().document,
    look: wallArtAppearanceOf(catalogue, picture),
    outer: frameOuterSize(catalogue, picture),
    centre: wall.centre,
  }
  const all = [...wall.others, own]
  return all.map(one => (
    <WallItemView
      key={one.id}
      picture={one}
      neighbours={all.filter(other => other.id !== one.id)}
      wall={wall}
      zoom={zoom}
      onMove={centre =>
        ownWall.change(
          one === own
            ? { centre }
            : { others: wall.others.map(other => (other.id === one.id ? { ...other, centre } : other)) },
        )
      }
    />
  ))
}

interface WallItemProps {
  picture: WallItem
  neighbours: readonly WallItem[]
  wall: RoomPhoto
  zoom: number
  onMove: (centre: Point) => void
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * An item flat on the wall; dragged, or moved with the arrows by a centimetre, with Shift by 10, with Alt by a
 * millimetre.
 */
function WallItemView({ picture, neighbours, wall, zoom, onMove }: WallItemProps) {
  const { photos, shop, t, announcer } = useDesigner()
  useDesign(state => state.tray)
  const sheet = sheetSize(paperOf(shop.locale), wall.lies)
  const plane = wallPlane(wall, sheet)
  const { outer, look, centre, document } = picture
  const grip = useRef<{ from: Point; centre: Point } | null>(null)
  // One scale for the whole wall, so that dragging does not render the item again.
  const scale = scaleAtWallPoint(plane, [sheet[0] / 2, sheet[1] / 2], zoom)
  const corner: Point = [centre[0] - outer.widthMm / 2, centre[1] - outer.heightMm / 2]
  const page = document.pages[0] as Page
  const slots = page.elements.filter(element => element.type === 'photo')
  const slot =
    slots.length === 1 && !documentKindFacts(document).arrangesPhotos ? (slots[0] as PhotoSlot) : undefined
  const rim = frameOverhangMm(look) * scale
  const shadow = Math.max(8, look.depthMm) * scale

  const under = (event: PointerEvent<HTMLElement>): Point | null => {
    const world = event.currentTarget.closest('.own-wall')?.getBoundingClientRect()
    if (!world) return null
    return wallPointAt(plane, [(event.clientX - world.left) / zoom, (event.clientY - world.top) / zoom])
  }
  const move = (next: Point) => {
    const farthest = 2 * Math.max(wall.width, wall.height) * (zoom / scale)
    if (next.every(mm => Math.abs(mm) < farthest)) onMove(next)
  }
  const size = formatSize(outer, shop.locale)

  return (
    <div
      className="wall-hung"
      data-picture={picture.id || 'own'}
      style={{
        left: 0,
        top: 0,
        width: outer.widthMm * scale,
        height: outer.heightMm * scale,
        transformOrigin: '0 0',
        transform: wallTransform(plane, corner, scale, zoom),
        boxShadow: `${shadow * 0.5}px ${shadow * 0.6}px ${shadow}px rgb(30 24 18 / 0.34), 0 ${shadow * 0.15}px ${shadow * 0.2}px rgb(30 24 18 / 0.3)`,
      }}
    >
      <div style={{ position: 'absolute', left: rim, top: rim }}>
        <FramedPrint
          {...{ page, look, scale, document, ...(slot && { slot }) }}
          tiers={photos.tiers}
          waiting={t('photos.converting')}
        />
      </div>
      <p className="dimension" style={{ left: 0, top: -26, width: '100%' }} aria-hidden="true">
        <i />
        <span>{formatLength(outer.widthMm, shop.locale)}</span>
        <i />
      </p>
      <button
        type="button"
        className="wall-grip"
        aria-label={t('wall.picture', { title: picture.title, size })}
        onPointerDown={event => {
          const from = under(event)
          if (!from) return
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current = { from, centre }
        }}
        onPointerMove={event => {
          const now = grip.current && under(event)
          if (!grip.current || !now) return
          const { from, centre: start } = grip.current
          const wanted: Point = [start[0] + now[0] - from[0], start[1] + now[1] - from[1]]
          move(snapToNeighbours({ outer, centre: wanted }, neighbours, event.altKey ? 0 : REACH_PX / scale))
        }}
        onPointerUp={() => {
          grip.current = null
        }}
        onPointerCancel={() => {
          if (grip.current) move(grip.current.centre)
          grip.current = null
        }}
        onKeyDown={event => {
          const arrow = ARROWS[event.key]
          if (!arrow) return
          event.preventDefault()
          event.stopPropagation()
          const step = event.altKey ? 1 : event.shiftKey ? 100 : 10
          const next: Point = [centre[0] + arrow[0] * step, centre[1] + arrow[1] * step]
          move(next)
          const lengths = next.map(mm => formatLength(Math.round(mm), shop.locale))
          announcer.announce(t('wall.at', { across: lengths[0] ?? '', down: lengths[1] ?? '' }))
        }}
      />
    </div>
  )
}

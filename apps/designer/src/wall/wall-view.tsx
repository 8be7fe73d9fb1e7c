import { formatLength, frameOuterSize, frameOverhangMm, wallArtAppearanceOf } from '@passepartout/domain'
import { useRef } from 'react'
import { FramedPrint } from '../canvas/framed-print.tsx'
import { useElementSize } from '../canvas/use-element-size.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { onlySlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import type { RoomName } from '../state/view-state.ts'
import { DistanceBar, useViewingBlur } from './distance-bar.tsx'
import { ROOMS, WALL_TINTS } from './rooms.ts'
import { SizeComparison } from './size-comparison.tsx'
import { computeWallPlacement } from './wall-placement.ts'

const RoomPhotoView = lazyPart(() => import('./room-photo/room-photo-view.tsx').then(one => one.default))

/** "Ansehen": the product to scale on a wall, of the shop's rooms or the visitor's room photo. */
export default function WallView() {
  const room = useView(state => state.room)
  return room === 'own' ? <RoomPhotoView /> : <RoomView roomName={room} />
}

/** One scale for product, furniture and outlines of other sizes. */
function RoomView({ roomName }: { roomName: RoomName }) {
  const designer = useDesigner()
  const { t, catalogue, shop, photos, names } = designer
  const document = useEditor(snapshot => snapshot.document)
  const colour = useView(state => state.colour)
  const warmth = useView(state => state.warmth)
  const compare = useView(state => state.compare)
  const sheeted = useView(
    ({ layout, landscape }) => layout === 'tablet' || (layout === 'phone' && !landscape),
  )
  useDesign(state => state.tray)
  const box = useRef<HTMLDivElement>(null)
  const size = useElementSize(box)
  const blur = useViewingBlur()
  const page = document.pages[0]
  const slot = onlySlot(designer.kind, document)
  if (!page || (designer.kind.hasOnePlace && !slot)) return null

  const configuration = designer.configuration()
  const room = ROOMS[roomName]
  const outer = frameOuterSize(catalogue, configuration)
  const look = wallArtAppearanceOf(catalogue, configuration)
  const placed = computeWallPlacement({ room, outer, stage: size, bottom: sheeted ? 150 : 60 })
  const { scale, world, hung, isTooLarge } = placed
  const rim = frameOverhangMm(look) * scale
  const shadow = room.shadowPerMm.map(per => per * Math.max(8, look.depthMm) * scale)
  const [dx = 0, dy = 0] = shadow
  const tint = WALL_TINTS[colour].tint

  return (
    <div ref={box} className="wall-view">
      {size.width > 0 && (
        <div
          className="wall-world"
          role="img"
          aria-label={t('view.alt', {
            size: names.format(configuration.formatType),
            room: t(`view.${roomName}`),
          })}
          style={{ left: world.x, top: world.y, width: world.width, height: world.height }}
        >
          <img className="layer" src={room.base} alt="" />
          {tint && (
            <div
              className="layer tint"
              style={{ background: tint, ...(room.mask ? { maskImage: `url(${room.mask})` } : {}) }}
            />
          )}
          <div
            className="wall-hung"
            style={{
              left: hung.x,
              top: hung.y,
              width: hung.width,
              height: hung.height,
              filter: blur > 0.2 ? `blur(${blur.toFixed(2)}px)` : undefined,
              boxShadow: `${dx}px ${dy}px ${dx * 1.1}px rgb(48 36 24 / 0.32), ${dx * 0.2}px ${dy * 0.4}px ${dx * 0.3}px rgb(48 36 24 / 0.28)`,
            }}
          >
            <div style={{ position: 'absolute', left: rim, top: rim }}>
              <FramedPrint
                {...{ page, look, scale, ...(slot && { slot }) }}
                document={document}
                tiers={photos.tiers}
                waiting={t('photos.converting')}
              />
            </div>
            <div
              className="wall-light-over"
              style={{
                backgroundImage: `url(${room.light})`,
                backgroundSize: `${world.width}px ${world.height}px`,
                backgroundPosition: `${-hung.x}px ${-hung.y}px`,
              }}
            />
          </div>
          <LightWarmth value={warmth} />
          {compare && (
            <SizeComparison
              room={room}
              scale={scale}
              centre={{ x: hung.x + hung.width / 2, y: hung.y + hung.height / 2 }}
            />
          )}
          <p
            className="dimension"
            style={{ left: hung.x, top: Math.max(4, hung.y - 34), width: hung.width }}
            aria-hidden="true"
          >
            <i />
            <span>{formatLength(outer.widthMm, shop.locale)}</span>
            <i />
          </p>
        </div>
      )}
      <div className="stage-bottom" data-raised={sheeted ? '' : undefined}>
        <DistanceBar />
      </div>
      {isTooLarge && (
        <div className="stage-top">
          <p className="pill">{t('view.tooBig')}</p>
        </div>
      )}
    </div>
  )
}

/** Light from evening lamp to daylight, over the whole image. */
function LightWarmth({ value }: { value: number }) {
  const away = Math.abs(value - 0.5) * 2
  if (away < 0.04) return null
  const colour = value < 0.5 ? '#f2b25c' : '#b9d3f2'
  return (
    <div className="wall-warmth" style={{ background: colour, opacity: away * (value < 0.5 ? 0.55 : 0.4) }} />
  )
}

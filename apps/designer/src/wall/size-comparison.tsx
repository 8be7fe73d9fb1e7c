import { formatsOf, materialOf, orientationOf, parseDimension, withOrientation } from '@passepartout/domain'
import { useDesigner } from '../state/designer-context.ts'
import type { RoomScene } from './rooms.ts'

/** Outlines of other sizes of the same shape around the same centre, to scale. */
export function SizeComparison({
  room,
  scale,
  centre,
}: {
  room: RoomScene
  scale: number
  centre: { x: number; y: number }
}) {
  const { catalogue, shop, names, configuration } = useDesigner()
  const { formatType, materialType } = configuration()
  const now = parseDimension(formatType)
  const orientation = orientationOf(now)
  const ratio = now.widthMm / now.heightMm
  const area = now.widthMm * now.heightMm
  const others = formatsOf(catalogue, materialOf(catalogue, materialType), shop)
    .map(listed => (orientation === 'square' ? listed : withOrientation(listed, orientation)))
    .map(format => ({ format, ...parseDimension(format) }))
    .filter(
      ({ format, widthMm, heightMm }) =>
        format !== formatType && Math.abs(widthMm / heightMm / ratio - 1) < 0.04,
    )
  const smaller = others.filter(({ widthMm, heightMm }) => widthMm * heightMm < area).slice(-2)
  const larger = others.filter(({ widthMm, heightMm }) => widthMm * heightMm > area).slice(0, 1)
  const fits = ({ widthMm }: { widthMm: number }) => widthMm * room.pixelsPerMm < room.free.width
  return [...smaller, ...larger.filter(fits)].map(({ format, widthMm, heightMm }) => (
    <div
      key={format}
      className="size-outline"
      data-outside={widthMm * heightMm > area ? '' : undefined}
      style={{
        left: centre.x - (widthMm * scale) / 2,
        top: centre.y - (heightMm * scale) / 2,
        width: widthMm * scale,
        height: heightMm * scale,
      }}
    >
      <span>{names.format(format)}</span>
    </div>
  ))
}

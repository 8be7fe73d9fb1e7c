import { LINING_TILE_MM, openEnvelopeShape } from '@passepartout/domain'
import { type TileImage, type TileImageOptions, TileImageView } from '../images/tile-image.tsx'
import { liningBackground } from '../product-form/lining-background.ts'
import type { Envelope } from './product-detail.ts'

interface EnvelopedCardProps extends TileImageOptions {
  picture: TileImage
  envelope: Envelope
}

/** Largest share of the stage's width and height that card and envelope take. */
const SHARE = { width: 0.82, height: 0.88 }

/** A card in front of its open envelope with its lining visible, drawn as in cart and emails. */
export function CardInEnvelope({ picture, envelope, stage, width, sizes, ...given }: EnvelopedCardProps) {
  const { colour, lining, sizeMm } = envelope
  const { out, tip, flap, lining: lined } = openEnvelopeShape(sizeMm)
  const whole = { width: sizeMm.width + out, height: sizeMm.height + out - tip }
  const ratio = whole.width / whole.height
  const share = Math.min(SHARE.width, (SHARE.height * ratio) / stage)
  const part = (length: number, of: number) => `${(100 * length) / of}%`
  const corners = (points: typeof flap) =>
    points.map(([x, y]) => `${part(x, whole.width)} ${part(y - tip, whole.height)}`).join(', ')
  return (
    <span
      className="relative block [container-type:inline-size]"
      style={{ width: part(share, 1), aspectRatio: ratio }}
    >
      <svg
        viewBox={`0 ${tip} ${whole.width} ${whole.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible drop-shadow-sm"
        stroke="#000"
        strokeOpacity="0.16"
        strokeWidth="0.4"
        fill={colour}
      >
        <rect x={out} y={out} width={sizeMm.width} height={sizeMm.height} />
        <polygon points={flap.join(' ')} />
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0"
        style={{
          clipPath: `polygon(${corners(lined)})`,
          background: lining ? liningBackground(lining.colour, lining.pattern) : 'rgb(0 0 0 / 5%)',
          ...(lining?.pattern ? { backgroundSize: `${(100 * LINING_TILE_MM) / whole.width}cqw` } : {}),
        }}
      />
      <span
        className="absolute left-0 grid place-items-center [&>img]:!w-full"
        style={{ top: part(-tip, whole.height), width: part(sizeMm.width, whole.width) }}
      >
        <TileImageView
          picture={picture}
          stage={picture.ratio}
          width={Math.round(width * share)}
          sizes={sizes}
          {...given}
        />
      </span>
    </span>
  )
}

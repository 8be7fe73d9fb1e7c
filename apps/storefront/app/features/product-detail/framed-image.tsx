import type { FramedAppearance } from '@passepartout/domain'
import { type TileImage, type TileImageOptions, TileImageView } from '../images/tile-image.tsx'

interface FramedSheetProps extends TileImageOptions {
  picture: TileImage
  framing: FramedAppearance
}

/** Largest share of the stage's width and height that the frame takes. */
const SHARE = { width: 0.86, height: 0.88 }

/** A print in its frame, with its mat or shadow gap, to scale, drawn as in cart and emails. */
export function FramedImage({ picture, framing, stage, width, sizes, ...given }: FramedSheetProps) {
  const { frame, rim, seen } = framing
  const around = frame.widthMm + (rim?.widthMm ?? 0)
  const whole = { width: seen.widthMm + 2 * around, height: seen.heightMm + 2 * around }
  const ratio = whole.width / whole.height
  const share = Math.min(SHARE.width, (SHARE.height * ratio) / stage)
  const within = (mm: number) => `${(100 * mm) / whole.height}% ${(100 * mm) / whole.width}%`
  return (
    <span
      className="relative block shadow-card"
      style={{ width: `${100 * share}%`, aspectRatio: ratio, background: frame.colour }}
    >
      {rim && (
        <span
          aria-hidden="true"
          className="absolute shadow-[inset_0_1px_3px_rgb(0_0_0/25%)]"
          style={{ inset: within(frame.widthMm), background: rim.colour }}
        />
      )}
      <span
        className="absolute grid place-items-center overflow-hidden [&>img]:!h-full [&>img]:!w-full [&>img]:rounded-none [&>img]:object-cover [&>img]:shadow-none"
        style={{ inset: within(around) }}
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

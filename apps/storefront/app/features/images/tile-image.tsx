import { Image } from '@passepartout/ui/image'
import type { CSSProperties } from 'react'
import { scaleSizes } from './image-url.ts'

export interface TileImage {
  /** Address by width in pixels, the narrowest first. */
  sources: readonly { width: number; src: string }[]
  /** Width to height. */
  ratio: number
  /** Paper is shown on the stage with a shadow of its own; an image of goods fills the stage. */
  look: 'paper' | 'goods'
  /** `border-radius` of a die-cut sheet. */
  corners?: string
  /** Light sweeps across it on hover. */
  foil?: boolean
}

/** Largest share of the stage's width and height that a sheet takes. */
const SHARE = { width: 0.82, height: 0.84 }

/** Share of two sheets that are open side by side. */
const OPEN_SHARE = 0.9

/** Stage of an image. */
export interface TileImageOptions {
  /** Width to height of the stage. */
  stage: number
  /** Largest width of the stage, in CSS pixels. */
  width: number
  /** `sizes` attribute of the stage. */
  sizes: string
  alt?: string
  priority?: boolean
}

interface TileImageViewProps extends TileImageOptions {
  picture: TileImage
  /** The right page of a spread, as large as the left one. */
  right?: TileImage | undefined
}

/** A product on its stage: a sheet is shown in its proportions with a shadow, goods fill the stage. */
export function TileImageView({ picture, right, stage, width, sizes, ...given }: TileImageViewProps) {
  const { ratio, look, foil, corners } = picture
  const share = right
    ? Math.min(OPEN_SHARE, (SHARE.height * ratio * 2) / stage)
    : look === 'paper'
      ? Math.min(SHARE.width, (SHARE.height * ratio) / stage)
      : 1
  const shown = Math.round(width * share)
  const image = { ...given, sizes: scaleSizes(sizes, right ? share / 2 : share) }
  const widthOnStage = { width: `${Math.round(share * 1000) / 10}%` }
  if (look === 'goods') {
    return (
      <Sheet {...image} picture={picture} shown={shown} ratio={stage} className="size-full object-cover" />
    )
  }
  if (right) {
    const half = { ...image, shown: Math.round(shown / 2), ratio, className: 'h-auto w-1/2 bg-raised' }
    return (
      <span className="flex shadow-card" style={widthOnStage}>
        <Sheet {...half} picture={picture} />
        <Sheet {...half} picture={right} alt="" className={`${half.className} border-l border-hairline`} />
      </span>
    )
  }
  const sheet = { ...image, picture, shown, ratio }
  const className = 'h-auto rounded-[2px] bg-raised shadow-card'
  if (!foil)
    return (
      <Sheet
        {...sheet}
        className={className}
        style={{ ...widthOnStage, ...(corners ? { borderRadius: corners } : {}) }}
      />
    )
  return (
    <span className="relative block" style={widthOnStage}>
      <Sheet {...sheet} className={`${className} w-full`} />
      <span aria-hidden="true" className="foil-sheen" />
    </span>
  )
}

interface SheetProps extends Pick<TileImageViewProps, 'picture' | 'sizes' | 'alt' | 'priority'> {
  /** Width in CSS pixels. */
  shown: number
  ratio: number
  className: string
  style?: CSSProperties
}

function Sheet({
  picture: { sources },
  sizes,
  alt = '',
  priority,
  shown,
  ratio,
  className,
  style,
}: SheetProps) {
  return (
    <Image
      src={sources[Math.min(1, sources.length - 1)]?.src}
      srcSet={sources.map(source => `${source.src} ${source.width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={shown}
      height={Math.round(shown / ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={className}
      {...(style ? { style } : {})}
    />
  )
}

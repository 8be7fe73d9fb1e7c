import { Image } from '@passepartout/ui/image'
import type { TilePicture } from './overview-list.ts'

/** How much of the stage a sheet takes at most, sideways and upright. */
const SHARE = { width: 0.82, height: 0.84 }

interface TilePictureViewProps {
  picture: TilePicture
  /** Width to height of the ground. */
  stage: number
  /** Widest that the ground gets, in points. */
  width: number
  /** `sizes` of the ground. */
  sizes: string
  alt?: string
  priority?: boolean
}

/** A product on its ground: a sheet keeps its proportions and lies there with a shadow, goods fill the ground. */
export function TilePictureView({ picture, stage, width, sizes, alt = '', priority }: TilePictureViewProps) {
  const { ratio, look, sources, foil } = picture
  const paper = look === 'paper'
  const share = paper ? Math.min(SHARE.width, (SHARE.height * ratio) / stage) : 1
  const shown = Math.round(width * share)
  const widthOnStage = { width: `${Math.round(share * 1000) / 10}%` }
  const image = (
    <Image
      src={sources[Math.min(1, sources.length - 1)]?.src}
      srcSet={sources.map(source => `${source.src} ${source.width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={shown}
      height={Math.round(shown / (paper ? ratio : stage))}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={
        paper
          ? `h-auto rounded-[2px] bg-raised shadow-card ${foil ? 'w-full' : ''}`
          : 'size-full object-cover'
      }
      {...(paper && !foil ? { style: widthOnStage } : {})}
    />
  )
  if (!paper || !foil) return image
  return (
    <span className="relative block" style={widthOnStage}>
      {image}
      <span aria-hidden="true" className="foil-sheen" />
    </span>
  )
}

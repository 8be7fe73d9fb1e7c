import { pictureAt, pictureSet } from './picture-url.ts'

interface PictureProps {
  /** `/_assets/...`, a path below it, or a Storyblok asset. */
  asset: string
  alt: string
  /** Shown size in points; without `sizes` the picture always has it. */
  width: number
  height: number
  /** `sizes` attribute, where the shown width depends on the screen. */
  sizes?: string
  quality?: number
  /** The page's largest picture: loaded at once and first. */
  priority?: boolean
  className?: string
}

const widths = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920]

/** A sharp picture of exactly the pixels it needs, in reserved space. */
export function Picture({ asset, alt, width, height, sizes, quality, priority, className }: PictureProps) {
  const offered = widths.filter(offer => offer >= width / 3 && offer <= width * 2)
  const source = sizes
    ? pictureSet(asset, {
        widths: offered.length ? offered : [width, width * 2],
        ...(quality ? { quality } : {}),
      })
    : pictureAt(asset, { width, height, ...(quality ? { quality } : {}) })
  return (
    <img
      src={source.src}
      srcSet={source.srcSet || undefined}
      sizes={source.srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}

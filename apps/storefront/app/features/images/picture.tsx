import { Image } from '@passepartout/ui/image'
import { checkSizes, fixedImage, type ImageSize, imageUrl, responsiveImageAllWidths } from './image-url.ts'

interface PictureProps extends Pick<ImageSize, 'quality' | 'format' | 'fit' | 'provider' | 'preset'> {
  /** `/_assets/...`, a path below it, or a Storyblok asset. */
  asset: string
  alt: string
  /** Displayed size in CSS pixels; without `sizes` it is fixed. */
  width: number
  height: number
  /** `sizes` attribute in px or vw, if the displayed width depends on the screen. */
  sizes?: string
  /** Pixel densities that an image of fixed size is offered in. */
  densities?: readonly number[]
  /** The page's largest image: loaded eagerly and first. */
  priority?: boolean
  loading?: 'lazy' | 'eager'
  decoding?: 'async' | 'auto' | 'sync'
  crossOrigin?: 'anonymous' | 'use-credentials' | ''
  /** Shows a few blurred pixels of the image while it loads; for large photos. */
  placeholder?: boolean
  /** CSS position of the focus, which stays visible when the image is cropped. */
  position?: string
  className?: string
}

const WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920]

/**
 * An image with exactly the pixels it needs, in reserved space. If it fails to load, a grey background replaces it
 * (`data-broken`, set by the page's script).
 */
export function Picture({
  asset,
  alt,
  width,
  height,
  sizes,
  densities,
  priority,
  loading = priority ? 'eager' : 'lazy',
  decoding = 'async',
  crossOrigin,
  placeholder,
  position,
  className,
  ...size
}: PictureProps) {
  const offered = WIDTHS.filter(offer => offer >= width / 3 && offer <= width * 2)
  const source = sizes
    ? responsiveImageAllWidths(asset, offered.length ? offered : [width, width * 2], size)
    : fixedImage(asset, { width, height, ...size }, densities)
  return (
    <Image
      src={source.src}
      srcSet={source.srcSet || undefined}
      sizes={sizes && source.srcSet ? checkSizes(sizes) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={priority ? 'high' : undefined}
      decoding={decoding}
      crossOrigin={crossOrigin}
      className={className}
      position={position}
      placeholder={placeholder ? imageUrl(asset, placeholderOf(size.provider)) : undefined}
    />
  )
}

function placeholderOf(provider: string | undefined) {
  return { preset: 'placeholder' as const, ...(provider ? { provider } : {}) }
}

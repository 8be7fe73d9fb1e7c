import type { ComponentProps } from 'react'

interface ImageProps extends ComponentProps<'img'> {
  alt: string
  width: number
  height: number
  /** A few blurred pixels of the image, displayed while it loads. */
  placeholder?: string | undefined
  /** CSS position of the part that must stay visible where the image is cropped. */
  position?: string | undefined
}

/**
 * An image in reserved space. While it loads, its background or `placeholder` is visible; a failed one gives way to a
 * quiet background (`data-broken`, set by the page's script).
 */
export function Image({ alt, decoding = 'async', placeholder, position, style, ...image }: ImageProps) {
  return (
    <img
      {...image}
      decoding={decoding}
      alt={alt}
      style={{
        ...(position ? { objectPosition: position } : {}),
        ...(placeholder
          ? {
              backgroundImage: `url("${placeholder}")`,
              backgroundPosition: 'center',
              backgroundSize: 'cover',
            }
          : {}),
        ...style,
      }}
    />
  )
}

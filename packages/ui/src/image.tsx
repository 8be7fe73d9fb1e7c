import type { ComponentProps } from 'react'

interface ImageProps extends ComponentProps<'img'> {
  alt: string
  width: number
  height: number
  /** A few blurred pixels of the picture, shown while it loads. */
  placeholder?: string | undefined
  /** CSS position of what must stay in sight where the picture is cut. */
  position?: string | undefined
}

/**
 * A picture in reserved space. While it loads, its ground or `placeholder` stands there; one that does not load gives way to
 * a quiet ground (`data-broken`, set by the page's script).
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

export interface ImageSize {
  /** In pixels; a preset may set both sides. */
  width?: number
  height?: number
  /** 0 to 100; photos in scenes use a lower quality than single images. */
  quality?: number
  format?: 'webp' | 'avif' | 'jpg' | 'jpeg' | 'png' | 'auto'
  fit?: 'cover' | 'contain' | 'inside'
  /** 0 to 100. */
  blur?: number
  /** 0 to 100: per cent of added brightness. */
  brightness?: number
  rotate?: 0 | 90 | 180 | 270
  /** The resizing service; by default the asset's address decides. */
  provider?: string
  /** Name of a preset; options given beside it override it. */
  preset?: string
}

/** Spec 9: quality 85, WebP. Scenes and images for two densities use less. */
export const DEFAULT_QUALITY = 85

export type Resized = ImageSize & { width: number }

export const PRESETS: Readonly<Record<string, ImageSize>> = {
  /** Shown while an image loads (spec 9). */
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
  'open-graph': { width: 1200, height: 627, fit: 'cover', format: 'jpg' },
}

const isPercent = (value: number | undefined) => value !== undefined && value >= 0 && value <= 100

/** Drops values out of range (spec 5); the quality falls back to its default. */
export function dropOutOfRange({ quality, blur, brightness, rotate, ...size }: Resized): Resized {
  return {
    ...size,
    quality: isPercent(quality) ? Number(quality) : DEFAULT_QUALITY,
    ...(isPercent(blur) ? { blur: Number(blur) } : {}),
    ...(isPercent(brightness) ? { brightness: Number(brightness) } : {}),
    ...(rotate !== undefined && [90, 180, 270].includes(rotate) ? { rotate } : {}),
  }
}

/** Modifiers of an address of the shop's own image service (ipx's grammar). */
export function ipxModifiers(requested: ImageSize): string {
  const size = dropOutOfRange({ ...requested, width: requested.width ?? 0 })
  const { width, height, quality = DEFAULT_QUALITY, format = 'webp', fit, blur, brightness, rotate } = size
  const box = height ? `s_${Math.round(width)}x${Math.round(height)}` : `w_${Math.round(width)}`
  const modifiers = [
    ...(width ? [box] : []),
    ...(fit ? [`fit_${fit}`] : []),
    `q_${Math.max(1, Math.round(quality))}`,
    `f_${format}`,
    ...(blur ? [`blur_${Math.round(blur)}`] : []),
    ...(brightness ? [`brightness_${Math.round(brightness)}`] : []),
    ...(rotate ? [`rotate_${rotate}`] : []),
  ]
  return modifiers.join('&')
}

/** The same image for a screen with this many pixels per CSS px. */
export const forDensity = (size: ImageSize & { width: number }, density: number) => ({
  ...size,
  width: size.width * density,
  ...(size.height ? { height: size.height * density } : {}),
  // More pixels make compression artefacts less visible.
  ...(density > 1 ? { quality: Math.max(40, (size.quality ?? DEFAULT_QUALITY) - 12) } : {}),
})

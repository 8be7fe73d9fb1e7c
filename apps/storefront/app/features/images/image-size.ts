export interface ImageSize {
  /** In pixels; a preset may bring both sides. */
  width?: number
  height?: number
  /** 0 to 100; photographs in scenes stand a lower one than pictures looked at for themselves. */
  quality?: number
  format?: 'webp' | 'avif' | 'jpg' | 'jpeg' | 'png' | 'auto'
  fit?: 'cover' | 'contain' | 'inside'
  /** 0 to 100. */
  blur?: number
  /** 0 to 100 per cent brighter. */
  brightness?: number
  rotate?: 0 | 90 | 180 | 270
  /** Who resizes; without it the asset's address decides. */
  provider?: string
  /** A named set of all this; what stands beside it counts more. */
  preset?: string
}

/** Spec 9: quality 85, WebP. Sets for scenes and for screens of two densities ask for less. */
export const DEFAULT_QUALITY = 85

export type Resized = ImageSize & { width: number }

export const PRESETS: Readonly<Record<string, ImageSize>> = {
  /** Stands in for a picture while it loads (spec 9). */
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
  'open-graph': { width: 1200, height: 627, fit: 'cover', format: 'jpg' },
}

const isPercent = (value: number | undefined) => value !== undefined && value >= 0 && value <= 100

/** Values out of their bounds (spec 5) are left out. */
export function dropOutOfRange({ quality, blur, brightness, rotate, ...size }: Resized): Resized {
  return {
    ...size,
    quality: isPercent(quality) ? Number(quality) : DEFAULT_QUALITY,
    ...(isPercent(blur) ? { blur: Number(blur) } : {}),
    ...(isPercent(brightness) ? { brightness: Number(brightness) } : {}),
    ...(rotate !== undefined && [90, 180, 270].includes(rotate) ? { rotate } : {}),
  }
}

/** What the shop's own service is asked for (ipx's grammar). */
export function ipxModifiers(asked: ImageSize): string {
  const size = dropOutOfRange({ ...asked, width: asked.width ?? 0 })
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

/** The same picture for a screen of so many pixels per point. */
export const forDensity = (size: ImageSize & { width: number }, density: number) => ({
  ...size,
  width: size.width * density,
  ...(size.height ? { height: size.height * density } : {}),
  // Twice the pixels hide twice the artefacts.
  ...(density > 1 ? { quality: Math.max(40, (size.quality ?? DEFAULT_QUALITY) - 12) } : {}),
})

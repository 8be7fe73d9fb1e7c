import type { PictureOptions, PictureSource } from '@passepartout/mockups'

export interface PictureSize {
  width: number
  height?: number
  /** 1 to 100; photographs in scenes stand a lower one than pictures looked at for themselves. */
  quality?: number
  format?: 'webp' | 'avif' | 'jpg' | 'png' | 'auto'
  fit?: 'cover' | 'contain' | 'inside'
}

/** Good enough that nobody sees it beside the original on a phone or a laptop; the specification's 85 is for what is inspected. */
const defaultQuality = 78

/**
 * Address of a picture in the asked size: from the shop's own service for assets of the embedded content, from Storyblok's for
 * theirs. Drawings (SVG) and foreign pictures keep their address.
 */
export function pictureUrl(asset: string, size: PictureSize): string {
  const { width, height, quality = defaultQuality, format = 'webp', fit } = size
  if (/\.svg(?:\?|$)/.test(asset)) return asset
  if (/^(?:https:)?\/\/a(?:-[a-z]+)?\.storyblok\.com\//.test(asset)) {
    const filters = [
      `quality(${quality})`,
      ...(format === 'auto' ? [] : [`format(${format === 'jpg' ? 'jpeg' : format})`]),
    ]
    return `${asset}/m/${Math.round(width)}x${Math.round(height ?? 0)}/filters:${filters.join(':')}`
  }
  if (/^(?:[a-z]+:)?\/\//i.test(asset)) return asset
  const [path = '', query] = asset.replace(/^\/?(?:_assets\/)?/, '').split('?')
  const box = height ? `s_${Math.round(width)}x${Math.round(height)}` : `w_${Math.round(width)}`
  const modifiers = [box, ...(fit ? [`fit_${fit}`] : []), `q_${quality}`, `f_${format}`]
  return `/_ipx/${modifiers.join('&')}/${path.split('/').map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`
}

/** A picture of fixed size, for screens of 1 and 2 pixels per point. */
export function pictureAt(asset: string, size: PictureSize, densities: readonly number[] = [1, 2]) {
  if (densities.length === 0) throw new RangeError('`densities` must not be empty')
  const at = (density: number) =>
    pictureUrl(asset, {
      ...size,
      width: size.width * density,
      ...(size.height ? { height: size.height * density } : {}),
      // Twice the pixels hide twice the artefacts.
      ...(density > 1 ? { quality: Math.max(40, (size.quality ?? defaultQuality) - 12) } : {}),
    })
  return { src: at(1), srcSet: densities.map(density => `${at(density)} ${density}x`).join(', ') }
}

/** A picture whose shown width depends on the screen; goes with a `sizes` attribute. */
export const pictureSet: PictureSource = (asset: string, { widths, quality = 70 }: PictureOptions) => {
  const at = (width: number) => pictureUrl(asset, { width, quality })
  return {
    src: at(widths.at(-1) ?? 960),
    srcSet: widths.length > 1 ? widths.map(width => `${at(width)} ${width}w`).join(', ') : '',
  }
}

import type { ImageOptions, ImageSource } from '@passepartout/mockups'
import {
  DEFAULT_QUALITY,
  dropOutOfRange,
  forDensity,
  type ImageSize,
  ipxModifiers,
  PRESETS,
  type Resized,
} from './image-size.ts'
import { standardWidth } from './standard-image-sizes.ts'

export type { ImageSize } from './image-size.ts'

const SET_QUALITY = 70

const PROVIDERS: Readonly<Record<string, (asset: string, size: Resized) => string>> = {
  ipx: ipxUrl,
  storyblok: storyblokUrl,
  /** Drawings and images from other hosts keep their address. */
  none: asset => asset,
}

/**
 * Address of an image in the requested size: from the shop's own service for assets of the embedded content, from
 * Storyblok's for Storyblok assets. Values out of range (spec 5) are dropped.
 *
 * @throws RangeError for an unknown provider or preset (spec 8)
 */
export function imageUrl(asset: string, given: ImageSize): string {
  const preset = given.preset === undefined ? {} : PRESETS[given.preset]
  if (!preset) throw new RangeError(`unknown picture preset "${given.preset}"`)
  const size = { ...preset, ...given }
  const name = size.provider ?? providerOf(asset)
  const provider = PROVIDERS[name]
  if (!provider) throw new RangeError(`unknown picture provider "${name}"`)
  return provider(asset, dropOutOfRange({ ...size, width: size.width ?? 0 }))
}

function providerOf(asset: string): string {
  if (/\.svg(?:\?|$)/.test(asset)) return 'none'
  if (/^(?:https:)?\/\/a(?:-[a-z]+)?\.storyblok\.com\//.test(asset)) return 'storyblok'
  return /^(?:[a-z]+:)?\/\//i.test(asset) || asset.startsWith('/web-api/') ? 'none' : 'ipx'
}

function ipxUrl(asset: string, size: Resized): string {
  const [path = '', query] = asset.replace(/^\/?(?:_assets\/)?/, '').split('?')
  return `/_ipx/${ipxModifiers(size)}/${path.split('/').map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`
}

function storyblokUrl(asset: string, size: Resized): string {
  const { width, height = 0, quality = DEFAULT_QUALITY, format = 'webp', blur, brightness, rotate } = size
  const filters = [
    `quality(${quality})`,
    ...(format === 'auto' ? [] : [`format(${format === 'jpg' ? 'jpeg' : format})`]),
    ...(blur ? [`blur(${blur})`] : []),
    ...(brightness ? [`brightness(${brightness})`] : []),
    ...(rotate ? [`rotate(${rotate})`] : []),
  ]
  return `${asset}/m/${Math.round(width)}x${Math.round(height)}/filters:${filters.join(':')}`
}

/** Cache size: a page with scenes has some hundreds of image addresses, which recur on other pages. */
const MOST_REMEMBERED = 3000
const known = new Map<string, { src: string; srcSet: string }>()

function memoizedUrl(key: string, write: () => { src: string; srcSet: string }) {
  let source = known.get(key)
  if (!source) {
    source = write()
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(key, source)
  }
  return source
}

/** Sources of an image of fixed size, for screens with 1 and 2 pixels per CSS px. */
export function fixedImage(
  asset: string,
  size: ImageSize & { width: number },
  densities: readonly number[] = [1, 2],
) {
  if (densities.length === 0) throw new RangeError('`densities` must not be empty')
  const at = (density: number) => imageUrl(asset, forDensity(size, density))
  return memoizedUrl(`${asset} ${densities} ${JSON.stringify(size)}`, () => ({
    src: at(1),
    srcSet: densities.map(density => `${at(density)} ${density}x`).join(', '),
  }))
}

/** Sources of an image whose width depends on the screen; goes with a `sizes` attribute. */
export const responsiveImage: ImageSource = (asset: string, { widths, quality }: ImageOptions) =>
  responsiveImageAllWidths(asset, widths, quality === undefined ? {} : { quality })

/** Like `responsiveImage`, with all image options. */
export function responsiveImageAllWidths(asset: string, widths: readonly number[], size: ImageSize) {
  const at = (width: number) =>
    imageUrl(asset, { quality: SET_QUALITY, ...size, width: standardWidth(width) })
  return memoizedUrl(`${asset} w ${widths} ${JSON.stringify(size)}`, () => ({
    src: at(widths.at(-1) ?? 960),
    srcSet: widths.length > 1 ? widths.map(width => `${at(width)} ${width}w`).join(', ') : '',
  }))
}

/** @throws RangeError if a `sizes` attribute has units other than px and vw (spec 5) */
export function checkSizes(sizes: string): string {
  for (const part of sizes.split(',')) {
    if (!/(?:^|\s)\d+(?:\.\d+)?(?:px|vw)$/.test(part.trim()))
      throw new RangeError(`sizes "${part.trim()}" is neither px nor vw`)
  }
  return sizes
}

/** Scales a `sizes` attribute for an image that takes this share of its container. */
export const scaleSizes = (sizes: string, share: number): string =>
  sizes.replaceAll(
    /(\d+(?:\.\d+)?)(px|vw)(?=\s*(?:,|$))/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * share * 10) / 10}${unit}`,
  )

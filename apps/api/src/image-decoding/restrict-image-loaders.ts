import sharp from 'sharp'

/**
 * Loaders for visitors' files, by path, and for the shop's own images, from memory: rendered SVG and images encoded
 * before. A visitor's file is never passed as bytes in memory.
 */
const LOADERS = [
  ...['JpegFile', 'PngFile', 'WebpFile', 'HeifFile', 'TiffFile'],
  ...['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'SvgBuffer'],
]

let blocked = false

/**
 * Restricts libvips to `LOADERS` in every thread of this process: the library detects a file's format by itself and
 * would read SVG, GIF and a dozen others from a file disguised as a photo. Formats of later library versions are
 * blocked as well.
 */
export function restrictImageLoaders(): void {
  // A second call would briefly block loaders that other threads are using.
  if (blocked) return
  blocked = true
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map(name => `VipsForeignLoad${name}`) })
}

import sharp from 'sharp'

/**
 * What reads visitors' files, by their path, and what the shop reads of its own, from memory: SVG it drew itself, and
 * what it encoded a moment before. A visitor's file is never handed over as bytes in memory.
 */
const LOADERS = [
  ...['JpegFile', 'PngFile', 'WebpFile', 'HeifFile', 'TiffFile'],
  ...['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'SvgBuffer'],
]

let blocked = false

/**
 * From now on libvips reads nothing else, in no thread of this process: the library guesses a file's format by itself,
 * and would read SVG, GIF and a dozen others from a file that only looked like a photo. Formats that a later version
 * of the library brings are blocked as well.
 */
export function restrictImageLoaders(): void {
  // Doing it again would for a moment block the loaders that threads at work are using.
  if (blocked) return
  blocked = true
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map(name => `VipsForeignLoad${name}`) })
}

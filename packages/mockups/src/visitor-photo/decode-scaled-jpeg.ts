/** Browsers decode JPEGs in steps of an eighth, for a fraction of the time and memory of full size. */
const STEPS = 8

/** Whether this browser decodes JPEGs scaled and upright: browsers with `rotation` apply the orientation themselves. */
export const supportsScaledJpegDecoding: boolean =
  'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype

/**
 * Decodes a JPEG upright and scaled down, at least `side` pixels on its longer side; `width` and `height` are the full
 * size, upright. `undefined` where that is the full size, or where the browser cannot decode scaled.
 *
 * @throws for a damaged file
 */
export async function decodeScaledJpeg(
  file: Blob,
  { width = 0, height = 0 }: { width?: number; height?: number },
  side: number,
): Promise<VideoFrame | undefined> {
  const steps = Math.ceil((side / Math.max(width, height)) * STEPS)
  if (!supportsScaledJpegDecoding || !(steps < STEPS)) return undefined
  const desired = (length: number) => Math.ceil((length * steps) / STEPS)
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: desired(width),
    desiredHeight: desired(height),
  })
  try {
    const { image } = await decoder.decode()
    return image
  } finally {
    decoder.close()
  }
}

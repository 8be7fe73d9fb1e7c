/** JPEGs are decoded in steps of an eighth, for a fraction of the time and memory of the whole. */
const STEPS = 8

/** Whether this browser decodes JPEGs smaller and upright: those that know `rotation` turn them themselves. */
export const supportsScaledJpegDecoding: boolean =
  'ImageDecoder' in globalThis && 'rotation' in VideoFrame.prototype

/**
 * A JPEG upright and at least as large as `side` on its longer side, in pixels; `width` and `height` are those of the whole,
 * upright. Nothing where that is the whole of it, or where this browser cannot.
 *
 * @throws where the file is damaged
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

import { SNIFF_LENGTH, sniffFile } from '@passepartout/domain'
import { decodeScaledJpeg } from '@passepartout/mockups/own-photo'

/** Decodes a photo off the main thread into the sizes that the designer draws; the full-size bitmap is released. */
export interface PreviewRequest {
  id: number
  file: Blob
  /** Longer sides of the requested variants. */
  sizes: readonly number[]
}

export interface PreviewResult {
  id: number
  width: number
  height: number
  /** Object URLs of the variants; valid as long as this worker. */
  files: Record<number, string> | null
}

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<PreviewRequest>) => void) | null
  postMessage: (answer: PreviewResult) => void
}

let last: Promise<void> = Promise.resolve()

// The next photo is queued here already; only one is decoded at a time, because of a phone's memory.
scope.onmessage = ({ data }) => {
  last = last.then(() => draw(data))
}

async function draw({ id, file, sizes }: PreviewRequest): Promise<void> {
  try {
    const { picture, width, height } = await decode(file, Math.max(...sizes))
    try {
      const files: Record<number, string> = {}
      // Each smaller variant is made from the next larger one: a photo of 12 megapixels is read once.
      let source: CanvasImageSource = picture
      for (const size of sizes.toSorted((a, b) => b - a)) {
        const share = Math.min(1, size / Math.max(width, height))
        const context = contextOf(
          size,
          Math.max(1, Math.round(width * share)),
          Math.max(1, Math.round(height * share)),
        )
        const { canvas } = context
        context.imageSmoothingQuality = 'high'
        context.fillStyle = '#fff'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.drawImage(source, 0, 0, canvas.width, canvas.height)
        source = canvas
        const packed = await canvas.convertToBlob({ type: 'image/jpeg', quality: size > 1000 ? 0.86 : 0.8 })
        files[size] = URL.createObjectURL(packed)
      }
      scope.postMessage({ id, width, height, files })
    } finally {
      picture.close()
    }
  } catch {
    scope.postMessage({ id, width: 0, height: 0, files: null })
  }
}

/** Canvases up to this size are reused; larger ones would occupy a phone's memory. */
const CACHED_SIDE = 640
const cachedCanvases = new Map<string, OffscreenCanvasRenderingContext2D>()

/**
 * A canvas for drawing. Creating one waits for the main thread: without a graphics card 200 ms when the page is busy
 * for so long. Reusing one of the same size does not.
 */
function contextOf(size: number, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const key = `${size} ${width < height ? 'upright' : 'lying'}`
  const known = cachedCanvases.get(key)
  if (known) {
    if (known.canvas.width !== width) known.canvas.width = width
    if (known.canvas.height !== height) known.canvas.height = height
    return known
  }
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('No drawing context')
  if (size <= CACHED_SIDE) cachedCanvases.set(key, context)
  return context
}

/** The upright photo, decoded to at least `side` pixels on its longer side, with the size of the original. */
async function decode(file: Blob, side: number) {
  const head = sniffFile(new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer()))
  const { kind, isCmyk, width = 0, height = 0 } = head
  // Scaled decoding is not tested with CMYK files.
  const scaled = kind === 'jpeg' && !isCmyk && (await decodeScaledJpeg(file, { width, height }, side))
  if (scaled) {
    try {
      // Drawing the frame itself would wait for the main thread too.
      return { picture: await createImageBitmap(scaled), width, height }
    } finally {
      // Decoded frames are scarce on phones.
      scaled.close()
    }
  }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { picture, width: picture.width, height: picture.height }
}

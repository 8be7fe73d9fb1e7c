import { UPLOAD_LIMITS } from '@passepartout/contracts'
import { SNIFF_LENGTH, type SniffedFile, sniffFile } from '@passepartout/domain'
import { type Decoded, decodePhoto, previewPhoto } from './decode-photo.ts'
import type { PhotoProblem, PhotoReading } from './photo-reading.ts'

/** Longer sides in pixels; scenes never need more, and the designer gets the original. */
const PREVIEW = 720
const FIRST = 1200
const REST = [2400, 480]
/** The page shows the first one meanwhile. */
const REST_AFTER_MS = 400

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<File>) => void
  postMessage: (reading: PhotoReading, handedOver: Transferable[]) => void
}

/**
 * Converts a chosen file into upright JPEGs. Nothing but the results leaves this worker: its policy allows no requests.
 */
scope.onmessage = async ({ data: file }) => {
  try {
    for await (const reading of read(file))
      scope.postMessage(reading, 'bitmap' in reading ? [reading.bitmap] : [])
  } catch {
    scope.postMessage({ problem: 'damaged' }, [])
  }
}

async function* read(file: File): AsyncGenerator<PhotoReading> {
  const sniffed = sniffFile(new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer()))
  const problem = problemOf(file, sniffed)
  if (problem) return yield { problem }

  const preview = await previewPhoto(file, sniffed)
  if (preview) {
    const { width, height } = preview
    yield { width, height, tiers: yield* variantAfterDecoding(preview, PREVIEW), stage: 'preview' }
  }
  const first = await decodePhoto(file, sniffed, FIRST)
  if (!first) return yield { problem: 'offline' }
  const { width, height } = first
  if (isTooLarge(first)) return yield { problem: 'too-many-pixels' }
  const tiers = yield* variantAfterDecoding(first, FIRST)
  yield { width, height, tiers, stage: 'shown' }
  await new Promise(resolve => setTimeout(resolve, REST_AFTER_MS))
  const isWhole = first.source instanceof ImageBitmap
  const rest = (!isWhole && (await decodePhoto(file, sniffed, Math.max(...REST)))) || first
  yield { width, height, tiers: { ...tiers, ...(await photoVariants(rest, REST)) }, stage: 'complete' }
}

/** Yields the pixels before they are a JPEG, so that drawing code need neither wait for it nor decode it again. */
async function* variantAfterDecoding(
  picture: Decoded,
  side: number,
): AsyncGenerator<PhotoReading, Record<number, Blob>> {
  const canvas = drawn(picture, side)
  yield { bitmap: await createImageBitmap(canvas), side, stage: 'pixels' }
  return { [side]: await jpegOf(canvas) }
}

const photoVariants = async (picture: Decoded, sides: number[]): Promise<Record<number, Blob>> =>
  Object.fromEntries(await Promise.all(sides.map(async side => [side, await jpegOf(drawn(picture, side))])))

function problemOf({ size }: File, { kind, width = 0, height = 0 }: SniffedFile): PhotoProblem | undefined {
  if (size === 0) return 'empty'
  if (kind === 'text' || kind === 'unknown') return 'not-a-picture'
  if (kind === 'pdf' || kind === 'tiff') return 'unsupported'
  if (size > UPLOAD_LIMITS.bytes) return 'too-many-bytes'
  return isTooLarge({ width, height }) ? 'too-many-pixels' : undefined
}

const isTooLarge = ({ width, height }: { width: number; height: number }) =>
  width * height > UPLOAD_LIMITS.pixels

/** On white, as the paper under a transparent image. */
function drawn(picture: Decoded, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser draws nothing outside the page')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture.source, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 })

import { join } from 'node:path'
import { decodeHeic } from './decode-heic.ts'
import type { ImageHeader, IngestJob, IngestResult, PhotoNotice } from './image-types.ts'
import { makePreviews } from './make-previews.ts'

/**
 * Longest sides of photos sent by messengers, which are probably not the original. Smaller images are no photos of
 * theirs.
 */
const MESSENGER_SIDE = { least: 640, most: 1600 }
const MASTER = 'master.jpg'

/** Validates an image by decoding it completely and creates the previews. Runs in a decoder process. */
export async function ingestPhoto({ path, format, header, folder }: IngestJob): Promise<IngestResult> {
  try {
    const master = join(folder, MASTER)
    const decoded = format === 'heic' ? await decodeHeic(path, master) : uprightSize(header)
    if (!decoded) return INCOMPLETE
    const source = format === 'heic' ? master : path
    const previews = await makePreviews(source, header.orientation, folder)
    const files = { previews, ...(format === 'heic' ? { master: MASTER } : {}) }
    return { ok: true, facts: { format, ...decoded, notices: noticesFor(header), files } }
  } catch {
    // The header was readable and the rest is not: truncated or damaged.
    return INCOMPLETE
  }
}

const INCOMPLETE: IngestResult = { ok: false, problem: { code: 'photo-incomplete' } }

function uprightSize({ width, height, orientation }: ImageHeader) {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function noticesFor(header: ImageHeader): PhotoNotice[] {
  const notices: PhotoNotice[] = []
  if (header.space === 'cmyk') notices.push('cmyk-converted')
  if (header.hasAlpha) notices.push('transparency-white')
  const side = Math.max(header.width, header.height)
  if (side >= MESSENGER_SIDE.least && side <= MESSENGER_SIDE.most) notices.push('messenger-copy')
  return notices
}

import type { EmailAttachment } from '@passepartout/db'
import sharp from 'sharp'

/** Image of a line in an email: its design, or the image of a stock product. */
export type LineImageSource =
  | { bytes: Uint8Array }
  /** An empty frame. */
  | { frame: string; aspect: number }

/** Pixels; displayed at half the size, so that it is sharp on every screen. */
const WIDTH = 160
const HEIGHT = 132
/** Each channel's background of images. */
const STAGE = { passepartout: '#efece6', kartenliebe: '#f6eee6' } as const

/** A small image of a line as an attachment: opening the email loads nothing. */
export async function lineThumbnail(
  source: LineImageSource,
  { id, channel }: { id: string; channel: keyof typeof STAGE },
): Promise<EmailAttachment> {
  const background = STAGE[channel]
  const bytes = 'bytes' in source ? source.bytes : Buffer.from(emptyFrame(source))
  const shown = await sharp(bytes)
    .resize(WIDTH - 24, HEIGHT - 24, { fit: 'inside' })
    .flatten({ background })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = shown.info
  const left = Math.floor((WIDTH - width) / 2)
  const top = Math.floor((HEIGHT - height) / 2)
  const picture = await sharp(shown.data)
    .extend({ left, top, right: WIDTH - width - left, bottom: HEIGHT - height - top, background })
    .jpeg({ quality: 80 })
    .toBuffer()
  return {
    filename: `${id}.jpg`,
    contentType: 'image/jpeg',
    cid: lineImageCid(id),
    content: { base64: picture.toString('base64') },
  }
}

/** Content id of a line's image. */
export const lineImageCid = (id: string): string => `line-${id}`
export const THUMBNAIL_WIDTH = WIDTH / 2

function emptyFrame({ frame, aspect }: { frame: string; aspect: number }): string {
  const width = Math.round(aspect >= 1 ? 300 : 300 * aspect)
  const height = Math.round(aspect >= 1 ? 300 / aspect : 300)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="11" y="11" width="${width - 22}" height="${height - 22}" fill="#fff" stroke="${frame}" stroke-width="22"/></svg>`
}

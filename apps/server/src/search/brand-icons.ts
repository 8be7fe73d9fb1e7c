import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Channel } from '@passepartout/domain'
import sharp from 'sharp'

/** Colours of the channel: background of its symbol, and the browser's own bar beside the header. */
export const BRAND_COLOURS: Record<Channel, { ground: string; bar: string }> = {
  passepartout: { ground: '#faf9f6', bar: '#ffffff' },
  kartenliebe: { ground: '#1e5b4a', bar: '#f7eee4' },
}

/** Icons by file name: side in pixels, and the symbol's share of it where the background reaches the edge. */
const ICONS: Readonly<Record<string, { size: number; share?: number }>> = {
  'apple-touch-icon.png': { size: 180, share: 1 },
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  /** A launcher may crop all but the inner four fifths. */
  'icon-maskable-512.png': { size: 512, share: 0.7 },
  'favicon.ico': { size: 32 },
}
export const ICON_NAMES: readonly string[] = Object.keys(ICONS)

/** The channel's symbol in the sizes that browsers and launchers request, each rendered once. */
export function createBrandIcons(signFolder: string) {
  const drawn = new Map<string, Promise<Buffer>>()
  return {
    /** PNG, or an ICO with a PNG in it; `undefined` for an unknown name. */
    icon(channel: Channel, name: string): Promise<Buffer> | undefined {
      const key = `${channel}/${name}`
      const icon = drawn.get(key) ?? draw(join(signFolder, `${channel}.svg`), channel, name)
      if (icon) drawn.set(key, icon)
      return icon
    },
  }
}

function draw(sign: string, channel: Channel, name: string): Promise<Buffer> | undefined {
  const wanted = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
  if (!wanted) return undefined
  const { size, share } = wanted
  return drawBrandMark(
    sign,
    size,
    share === undefined ? undefined : { share, ...BRAND_COLOURS[channel] },
  ).then(png => (name.endsWith('.ico') ? icoOf(png, size) : png))
}

async function drawBrandMark(
  sign: string,
  size: number,
  on?: { share: number; ground: string },
): Promise<Buffer> {
  const side = Math.round(size * (on?.share ?? 1))
  const around = Math.floor((size - side) / 2)
  const image = sharp(await readFile(sign), { density: (72 * side) / 32 }).resize(side, side)
  if (!on) return image.png().toBuffer()
  return image
    .extend({
      top: around,
      left: around,
      bottom: size - side - around,
      right: size - side - around,
      background: on.ground,
    })
    .flatten({ background: on.ground })
    .png()
    .toBuffer()
}

/** An ICO directory with one image, which may be a PNG since Windows Vista. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

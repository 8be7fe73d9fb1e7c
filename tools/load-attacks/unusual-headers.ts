// npx node tools/load-attacks/unusual-headers.ts
// Small files whose headers promise much, or that look like something else: what decoding costs must be known before.
import { crc32, deflateSync } from 'node:zlib'
import { type Attack, DEFAULT_ATTACK_LIMITS, runAttack } from './harness.ts'

/**
 * One image may take 720 MB while it is decoded (`MAX_MEMORY` of the API), alone; libraries release earlier memory
 * late.
 */
const BOUNDS = { ...DEFAULT_ATTACK_LIMITS, memoryMib: 800 }
const MEGAPIXELS_120 = { width: 12_000, height: 10_000 }

interface Png {
  width: number
  height: number
  bits?: number
  /** 2 is RGB, 6 is RGB with transparency. */
  kind?: number
  interlaced?: boolean
  data?: Buffer
}

function png({ width, height, bits = 8, kind = 2, interlaced = false, data = Buffer.alloc(0) }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, kind, 0, 0, interlaced ? 1 : 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Compressed zeros: enough for the decoder to allocate everything and run until they end. */
const zeros = deflateSync(Buffer.alloc(64_000_000), { level: 9 })

/** An uncompressed TIFF with one missing strip. */
function tiff(width: number, height: number, samples: number, bits: number): Buffer {
  const tags = [
    ...[
      [256, width],
      [257, height],
      [258, bits],
      [259, 1],
      [262, 2],
      [273, 8],
      [277, samples],
      [278, height],
    ],
    [279, 2 ** 31],
  ] as [number, number][]
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(tags.length, 8)
  for (const [index, [tag, value]] of tags.entries()) {
    const at = 10 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(4, at + 2)
    bytes.writeUInt32LE(1, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  return bytes
}

/** Only the boxes that name the format and claim a size. */
function heif(brand: string, width: number, height: number): Buffer {
  const box = (name: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length + 8)
    frame.write(name, 4)
    return Buffer.concat([frame, body])
  }
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  const meta = box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size))))
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1')),
    meta,
    Buffer.alloc(5000),
  ])
}

const svg = (before: string) =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="a"><feGaussianBlur ` +
      'stdDeviation="900"/></filter><rect width="9000" height="9000" filter="url(#a)"/></svg>',
  )

const FILES: Readonly<Record<string, Buffer>> = {
  'an interlaced PNG with deep colours': png({
    ...MEGAPIXELS_120,
    bits: 16,
    kind: 6,
    interlaced: true,
    data: zeros,
  }),
  'an interlaced PNG': png({ ...MEGAPIXELS_120, kind: 6, interlaced: true, data: zeros }),
  'a PNG of 100,000 x 1,200': png({ width: 100_000, height: 1200, bits: 16, kind: 6, data: zeros }),
  'a PNG of four thousand million pixels a side': png({
    width: 2 ** 31 - 1,
    height: 2 ** 31 - 1,
    data: zeros,
  }),
  'an SVG': svg(''),
  'an SVG that begins like an AVIF': svg('<!--ftypavif  avif -->'),
  'an SVG that begins like a HEIC': svg('<!--ftypheic  heic -->'),
  'a GIF of 65,535 x 65,535': Buffer.from('GIF89a\xff\xff\xff\xff\xf7\0\0;', 'latin1'),
  'a TIFF whose one strip is missing': tiff(12_000, 10_000, 3, 8),
  'a TIFF with 64 bits a sample': tiff(12_000, 10_000, 4, 64),
  'an AVIF of boxes only': heif('avif', 12_000, 10_000),
  'a HEIC of boxes only': heif('heic', 12_000, 10_000),
}
const ADDRESSES = ['/web-api/photos', '/web-api/toolbox-convert-file', '/web-api/toolbox-optimize-image']
const HEADERS = { 'content-type': 'application/octet-stream', 'x-file-name': 'attack' }

/** Each file to each address, all addresses at once. */
const attack: Attack = async target => {
  const broken: string[] = []
  for (const [name, bytes] of Object.entries(FILES)) {
    const answers = await Promise.all(ADDRESSES.map(path => target.send(path, [bytes], HEADERS)))
    console.log(
      `${name}: ${answers.map(({ status, seconds }) => `${status} in ${seconds.toFixed(1)} s`).join(', ')}`,
    )
    for (const { status } of answers) {
      if (status < 400 || status > 499) broken.push(`${name} was answered with ${status} instead of 4xx.`)
    }
  }
  return broken
}

await runAttack(attack, BOUNDS)

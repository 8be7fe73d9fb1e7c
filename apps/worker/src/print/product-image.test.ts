import type { ProductAppearance } from '@passepartout/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type FrontImage, renderProductImage } from './product-image.ts'

const RED = { r: 200, g: 20, b: 20, alpha: 1 }
const FRAME: ProductAppearance = {
  kind: 'framed',
  ...{ edge: 'paper', depthMm: 30, standOffMm: 0, coveredMm: 3, glazed: true },
  frame: { widthMm: 20, colour: '#204080', edgeColour: '#102040', look: 'lacquer' },
  rim: { widthMm: 30, colour: '#fbfaf6', bevelled: true },
  seen: { widthMm: 300, heightMm: 200 },
}
const DRESSES: readonly ProductAppearance[] = [
  FRAME,
  { kind: 'stretched' },
  { kind: 'hung', by: 'wire' },
  { kind: 'hung', by: 'hole' },
  { kind: 'stood' },
  { kind: 'book' },
  { kind: 'pile' },
  { kind: 'enveloped', colour: '#d8cfc0' },
  {
    ...{ kind: 'enveloped', colour: '#d8cfc0' },
    lining: { colour: '#93a88a', pattern: { form: 'stripes', colour: '#f4f0e6' } },
  },
]

async function redFace(): Promise<FrontImage> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 4, background: RED } })
    .png()
    .toBuffer()
  return { width: 300, height: 200, href: `data:image/png;base64,${bytes.toString('base64')}` }
}

async function drawn(dress: ProductAppearance, faces: readonly FrontImage[]) {
  const { body, box } = renderProductImage(dress, faces)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = 4 * (Math.round(y - box.y) * info.width + Math.round(x - box.x))
    return [...data.subarray(start, start + 4)]
  }
  return { box, at }
}

const isRed = ([red = 0, green = 255]: number[]) => red > 120 && green < 60

describe('the picture of a finished product', () => {
  it.each(DRESSES)('shows all of what was printed: $kind', async dress => {
    const face = await redFace()
    const { box, at } = await drawn(dress, [face])
    const isFramed = dress.kind === 'framed'
    expect(box.width * box.height).toBeGreaterThanOrEqual(face.width * face.height)
    expect(isRed(isFramed ? at(box.width / 2, box.height / 2) : at(box.x + box.width / 2, 90))).toBe(true)
  })

  it('has a frame and a mat around what they leave of a picture', async () => {
    const { box, at } = await drawn(FRAME, [await redFace()])
    expect([box.width, box.height]).toEqual([400, 300])
    const [red = 0, , blue = 0] = at(10, 150)
    expect(blue).toBeGreaterThan(red + 40)
    expect(at(40, 150).every(value => value > 215)).toBe(true)
    expect(isRed(at(60, 150))).toBe(true)
  })

  it('has the lining of its envelope above a card', async () => {
    const lining = { colour: '#0000ff', pattern: { form: 'stripes' as const, colour: '#00ff00' } }
    const { box, at } = await drawn({ kind: 'enveloped', colour: '#d8cfc0', lining }, [await redFace()])
    const above = Array.from({ length: 8 }, (_, column) =>
      at(box.width / 2 + column, -20)
        .slice(0, 3)
        .join(),
    )
    expect(box.y).toBeLessThan(-50)
    expect(above).toEqual(expect.arrayContaining(['0,0,255', '0,255,0']))
  })

  it('is empty beside a product that is no rectangle', async () => {
    const { box, at } = await drawn({ kind: 'stretched' }, [await redFace()])
    expect(at(box.width - 2, 1)[3]).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompositionInput, composeImage, type Pixels } from './compose-image.ts'
import type { Placement } from './scene-data.ts'

type Colour = readonly [number, number, number]

const [WHITE, BLACK, RED, BLUE] = [
  [255, 255, 255],
  [0, 0, 0],
  [255, 0, 0],
  [0, 0, 255],
] as const satisfies Colour[]

function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colourAt(x, y), 255], (y * width + x) * 4)
  return { data, width, height }
}
const plain = (colour: Colour) => painted(40, 20, () => colour)
const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4).slice(0, 3),
]

const front: Placement = {
  id: 'main',
  kind: 'canvas',
  quad: [
    [10, 0],
    [40, 0],
    [40, 20],
    [10, 20],
  ],
  aspect: 1.5,
  widthMm: 300,
  heightMm: 200,
}
const edge: Placement = {
  ...front,
  id: 'edge',
  kind: 'canvas-edge',
  quad: [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
  ],
  widthMm: 100,
  of: 'main',
  side: 'left',
}
const photo = painted(60, 40, x => (x < 30 ? RED : BLUE))

const compose = (given: Partial<CompositionInput>) =>
  composeImage({
    view: { x: 0, y: 0, width: 40, height: 20 },
    placements: [front],
    base: plain(WHITE),
    photo,
    focus: [0.5, 0.5],
    grow: 0,
    ...given,
  })

describe('a flat picture with a photo in it', () => {
  it('shows the photo in its place and leaves the room beside it', () => {
    const picture = compose({ base: plain([200, 200, 200]) })
    expect([at(picture, 5, 10), at(picture, 15, 10), at(picture, 35, 10)]).toEqual([
      [200, 200, 200],
      [200, 0, 0],
      [0, 0, 200],
    ])
  })

  it('lets what stands in front of the photo stand there', () => {
    const mask = painted(40, 20, (_, y) => (y < 10 ? WHITE : BLACK))
    const picture = compose({ mask })
    expect([at(picture, 15, 5), at(picture, 15, 15)]).toEqual([[...RED], [...WHITE]])
  })

  it('reflects light on glossy surfaces', () => {
    expect(at(compose({ reflect: plain([51, 51, 51]) }), 15, 10)).toEqual([255, 51, 51])
  })

  it('mirrors on an edge what lies next to it', () => {
    const striped = painted(60, 40, x => (x < 10 ? BLUE : x < 25 ? RED : BLACK))
    const picture = compose({ placements: [front, edge], photo: striped })
    expect([at(picture, 8, 10), at(picture, 1, 10)]).toEqual([[...BLUE], [...RED]])
  })

  it('folds the rim of the photo round the edge, so that the front loses it', () => {
    const rimmed = painted(60, 40, x => (x < 12 || x >= 48 ? BLUE : RED))
    const picture = compose({ placements: [front, edge], photo: rimmed, wrap: 'folded' })
    expect([at(picture, 5, 10), at(picture, 12, 10), at(picture, 38, 10)]).toEqual([
      [...BLUE],
      [...RED],
      [...RED],
    ])
  })

  it('cuts a photo of another shape around its focus', () => {
    const tall = painted(30, 90, (_, y) => (y < 30 ? RED : y < 60 ? WHITE : BLUE))
    expect(at(compose({ photo: tall, focus: [0.5, 0] }), 25, 10)).toEqual([...RED])
    expect(at(compose({ photo: tall, focus: [0.5, 1] }), 25, 10)).toEqual([...BLUE])
  })

  it('is nowhere brighter than the paper it is printed on', () => {
    const levels = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    fc.assert(
      fc.property(levels, levels, (paper, ink) => {
        const picture = compose({ base: plain(paper), photo: plain(ink) })
        const printed = at(picture, 20, 10)
        expect(printed.every((level, colour) => level <= (paper[colour] ?? 0))).toBe(true)
      }),
    )
  })
})

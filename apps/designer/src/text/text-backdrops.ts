import {
  backgroundColourOf,
  bleedBox,
  type Document,
  findAsset,
  intersect,
  type Page,
  type Pixels,
  type Point,
  type Rgb,
  samplePointsUnder,
  slotColourAt,
  type TextElement,
  toHex,
} from '@passepartout/document'
import { type createLayerDrawing, type Layer, layersOf } from '../drawing/draw-layer.ts'
import type { DesignerBase } from '../state/designer-base.ts'

type PixelsOf = (assetId: string) => Pixels | undefined
type Drawing = ReturnType<typeof createLayerDrawing>

/** Pause after changes before anything is sampled. */
const REST_MS = 500
/** Resolution of a sampled page: fine enough for a character, small enough for a phone. */
const PX_PER_MM = 3
const LONGEST_PX = 700

/**
 * Samples the colours below the customer's texts on photos and drawings, for preflight's contrast rule. The page below
 * a text is drawn small, layer by layer, as on the canvas.
 */
export function trackTextBackdrops(
  { editor, design }: DesignerBase,
  drawing: Drawing,
  pixelsOf: PixelsOf,
): void {
  const known = new Map<string, { seen: readonly unknown[]; colours: readonly string[] }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking) return later()
    isLooking = true
    try {
      const { document } = editor.getSnapshot()
      const found: Record<string, readonly string[]> = {}
      for (const { page, element, below } of textsOn(document)) {
        const measure = design.get().texts[element.id]
        if (!measure) continue
        const seen = [element.box, element.turn, measure, design.get().pixels, document.design, ...below]
        const before = known.get(element.id)
        const colours = isSameList(before?.seen, seen)
          ? before?.colours
          : await coloursBelow(document, page, below, samplePointsUnder(element, measure))
        if (!colours) continue
        known.set(element.id, { seen, colours })
        found[element.id] = colours
      }
      if (JSON.stringify(found) !== JSON.stringify(design.get().grounds)) design.set({ grounds: found })
    } finally {
      isLooking = false
    }
  }

  async function coloursBelow(
    document: Document,
    page: Page,
    below: Page['elements'],
    points: readonly Point[],
  ): Promise<string[] | undefined> {
    const ground = rgbOf(backgroundColourOf(document, page))
    let colours = points.map(() => ground)
    for (const layer of layersOf({ elements: below })) {
      const over = await overlay(document, page, layer, points)
      if (!over) return undefined
      colours = colours.map((colour, index) => blend(colour, over[index]))
    }
    return colours.map(toHex)
  }

  /** Colour and opacity of a layer at each point; undefined while unknown. */
  async function overlay(
    document: Document,
    page: Page,
    layer: Layer,
    points: readonly Point[],
  ): Promise<(PixelSample | undefined)[] | undefined> {
    if ('slot' in layer) {
      const { slot } = layer
      const asset = slot.photo && findAsset(document, slot.photo.assetId)
      if (!asset) return points.map(() => undefined)
      const pixels = pixelsOf(asset.id)
      return (
        pixels &&
        points.map(at => {
          const colour = slotColourAt(page, slot, asset, pixels, at)
          return colour ? { colour, alpha: 1 } : undefined
        })
      )
    }
    const address = await drawing.pictureOf(document, page, layer.elements)
    const picture = address && (await photoUnder(address, page))
    return picture ? points.map(picture) : undefined
  }

  function later(): void {
    clearTimeout(timer)
    // Skips texts whose background cannot be drawn or sampled.
    timer = setTimeout(() => void look().catch(() => undefined), REST_MS)
  }
  editor.onCommit(later)
  let { texts, pixels } = design.get()
  design.subscribe(() => {
    const now = design.get()
    if (now.texts === texts && now.pixels === pixels) return
    ;({ texts, pixels } = now)
    later()
  })
  later()
}

interface PixelSample {
  colour: Rgb
  alpha: number
}

/** Customer texts with the elements below them, from back to front; of other texts only those they overlap. */
function textsOn({ pages }: Document): { page: Page; element: TextElement; below: Page['elements'] }[] {
  return pages.flatMap(page =>
    page.elements.flatMap((element, at) => {
      if (element.type !== 'text' || !element.own || element.calendar) return []
      const below = page.elements
        .slice(0, at)
        .filter(({ type, box }) => type !== 'text' || intersect(box, element.box) !== null)
      return below.length > 0 ? [{ page, element, below }] : []
    }),
  )
}

/** Samples an image of a page's sheet: colour and opacity at points of its trim. */
async function photoUnder(
  address: string,
  page: Page,
): Promise<((at: Point) => PixelSample | undefined) | undefined> {
  const sheet = bleedBox(page)
  const scale = Math.min(PX_PER_MM, LONGEST_PX / Math.max(sheet.width, sheet.height))
  const [width, height] = [Math.ceil(sheet.width * scale), Math.ceil(sheet.height * scale)]
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return ({ x, y }) => {
    const [column, row] = [Math.floor((x - sheet.x) * scale), Math.floor((y - sheet.y) * scale)]
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined
    const at = 4 * (row * width + column)
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    return { colour: [red, green, blue], alpha: alpha / 255 }
  }
}

const blend = (below: Rgb, over: PixelSample | undefined): Rgb => {
  if (!over) return below
  const mixed = (index: 0 | 1 | 2) => over.colour[index] * over.alpha + below[index] * (1 - over.alpha)
  return [mixed(0), mixed(1), mixed(2)]
}

const rgbOf = (colour: string): Rgb => {
  const level = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [level(1), level(3), level(5)]
}

const isSameList = (a: readonly unknown[] | undefined, b: readonly unknown[]) =>
  a?.length === b.length && a.every((one, index) => Object.is(one, b[index]))

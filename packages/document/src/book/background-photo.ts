import { slotsOf } from '../collage/spacing.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import type { ShapeElement } from '../elements/shape/shape.ts'
import { findAsset } from '../find.ts'
import { bleedBox, growBox, sides } from '../geometry/box.ts'
import { clampCrop } from '../geometry/place-photo.ts'
import { slotFrame } from '../geometry/slot-frame.ts'
import type { Document, Page } from '../model.ts'
import { backgroundColourOf, tokenColour } from '../paint.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { leastContrast, mixColours, READABLE_CONTRAST, readablePaint } from './readable-paint.ts'

/** Share of the page's colour over a faded photo: as little as lets words be read, whatever the photo shows. */
const VEILS = [0.76, 0.82, 0.88, 0.94] as const

/** Beyond the photo, so that no bare line of it shows at its edges. */
const VEIL_OVERLAP_MM = 1

/** The photo that lies faded below a page, if the page still shows it. */
export function backgroundPhotoOf(page: Page): string | undefined {
  const { backgroundPhoto } = page
  return slotsOf(page).some(({ photo }) => photo?.assetId === backgroundPhoto) ? backgroundPhoto : undefined
}

/**
 * The colours that words on the background of a page must stand out from: with a faded photo the darkest and the
 * lightest that it can become.
 */
export function backgroundColours(document: Document, page: Page): string[] {
  const paper = backgroundColourOf(document, page)
  return backgroundPhotoOf(page) === undefined ? [paper] : extremes(paper, veilOf(document, page))
}

const extremes = (paper: string, veil: number): string[] => [
  mixColours('#000000', paper, veil),
  mixColours('#ffffff', paper, veil),
]

/** The colours that a faded photo below words can have, and the opacity of the page's colour over it. */
export function readableVeil(document: Document, page: Page): { opacity: number; below: string[] } {
  const opacity = veilOf(document, page)
  return { opacity, below: extremes(backgroundColourOf(document, page), opacity) }
}

function veilOf(document: Document, page: Page): number {
  const paper = backgroundColourOf(document, page)
  const isReadable = (veil: number) => {
    const below = extremes(paper, veil)
    return leastContrast(document, readablePaint(document, 'ink', below), below) >= READABLE_CONTRAST
  }
  return VEILS.find(isReadable) ?? VEILS[VEILS.length - 1] ?? 1
}

/**
 * What a page shows below its own elements: a faded photo over the whole sheet, its bleed included. The photo is turned
 * as in its slot, and shows the same part as far as the sheet allows.
 */
export function backgroundElements(document: Document, page: Page): Element[] {
  const assetId = backgroundPhotoOf(page)
  const asset = assetId === undefined ? null : findAsset(document, assetId)
  const shown = slotsOf(page).find(({ photo }) => photo?.assetId === assetId)?.photo
  if (!asset || !shown) return []
  const box = bleedBox(page)
  const slot = createSlot({ id: `${page.id}.background-photo`, box, required: false })
  const { centre, quarterTurns, mirrored } = shown.crop
  const turned = { ...DEFAULT_CROP, centre, quarterTurns, mirrored }
  const crop = clampCrop(slotFrame(page, slot), asset, turned)
  const photo: PhotoSlot = { ...slot, photo: { assetId: asset.id, crop } }
  const veil: ShapeElement = {
    ...{ type: 'shape', id: `${page.id}.background-veil`, turn: 0, locked: true },
    box: growBox(box, sides(VEIL_OVERLAP_MM)),
    ...{ shape: 'rect', path: null, stroke: null, strokeMm: 0, dashMm: null, radiusMm: 0 },
    ...{ fill: tokenColour(document, page.background), opacity: veilOf(document, page) },
  }
  return [photo, veil]
}

import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import { fullPhotoBox, sides } from '../geometry/box.ts'
import { rotatedPhotoSize } from '../geometry/place-photo.ts'
import { PAPER } from '../limits.ts'
import type { Asset, Crop, Page, PrintChoices, Size } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'

/** How a photo is placed on its paper. */
export interface PrintStyle {
  /** The paper in mm, in either orientation: the print turns with its photo. */
  format: Size
  fit: Crop['fit']
  /** White border on all four sides; 0 without. */
  borderMm: number
}

export const ONE_COPY: PrintChoices = { copies: 1, paper: null, back: null }

export const printChoices = (page: Page): PrintChoices => page.print ?? ONE_COPY

export const printSlot = (page: Page): PhotoSlot | undefined =>
  page.elements.find(element => element.type === 'photo')

export function printStyleOf(page: Page): PrintStyle {
  const slot = printSlot(page)
  return {
    format: page.trim,
    fit: slot?.photo?.crop.fit ?? 'cover',
    borderMm: Math.max(0, slot?.box.x ?? 0),
  }
}

/** The paper turned to the orientation of the photo; as listed for a square photo. */
export function rotatedFormat({ width, height }: Size, photo: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (photo.width === photo.height) return { width, height }
  return photo.width > photo.height ? { width: long, height: short } : { width: short, height: long }
}

interface NewPrint {
  id: string
  asset: Asset | null
  look: PrintStyle
  /** In mm, equal on all sides. */
  bleed: number
  safe: number
  crop?: Crop
  choices?: PrintChoices
}

/** The page of one print. Without a photo it is the empty page that a document of prints begins with. */
export function printPage({ id, asset, look, bleed, safe, crop = DEFAULT_CROP, choices }: NewPrint): Page {
  const used = { ...crop, fit: look.fit }
  const trim = asset ? rotatedFormat(look.format, rotatedPhotoSize(asset, used)) : look.format
  const bare: Page = {
    ...{ id, role: 'front', trim, bleed: sides(bleed), safe: sides(safe), background: PAPER },
    ...{ edge: null, spine: null, month: null, elements: [] },
    ...(choices && { print: choices }),
  }
  const slot = createSlot({
    id: `${id}.photo`,
    box: photoBox(bare, look.borderMm),
    photo: asset && { assetId: asset.id, crop: used },
  })
  return { ...bare, elements: [slot] }
}

/** Full bleed without a border, otherwise inset from the edge of the paper. */
function photoBox(page: Page, borderMm: number) {
  if (borderMm <= 0) return fullPhotoBox(page)
  const { width, height } = page.trim
  return { x: borderMm, y: borderMm, width: width - 2 * borderMm, height: height - 2 * borderMm }
}

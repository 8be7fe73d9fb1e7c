import { fitFaces } from '../faces/fit-faces.ts'
import type { Box, Size } from '../model.ts'

/** A photo to place. */
export interface LayoutPhoto {
  id: string
  /** Width by height, upright after its quarter turns. */
  ratio: number
  /** Wished size compared with the others; default 1. */
  weight?: number
  /** Pixels of its width; default: enough. */
  widthPx?: number
  /** Paper beside and below it for its caption, in mm. */
  caption?: { widthMm: number; heightMm: number }
  /** Faces in it, in shares 0..1 of its width and height; undefined until they are looked for. */
  faces?: readonly Box[]
}

/** What a good page is. Shares are 0..1. */
export interface LayoutTaste {
  /** Wished share of paper without a photo. */
  white: number
  /** Sizes as wished matter this much. */
  evenness: number
}

/** The terms by which layouts are compared, each 0 for the ideal; a page can say them in words. */
export const ENERGY_TERMS = [
  'white',
  'size',
  'crop',
  'face',
  'small',
  'resolution',
  'balance',
  'empty',
  'repeat',
  'rhythm',
  'moment',
  'twin',
] as const
export type EnergyTerm = (typeof ENERGY_TERMS)[number]
export type EnergyTerms = Partial<Record<EnergyTerm, number>>

/** Start values of the published terms (docs/decisions/0106). */
const WEIGHTS = { white: 1, crop: 2, face: 3, small: 1.5, resolution: 6, balance: 0.3 } as const

/** Nothing of a photo is cropped below this share. */
const LEAST_LOSS = 0.001
/** Shorter side of a photo, as a share of the shorter side of its page, below which it is too small to look at. */
const LEAST_SIDE = 0.17
/** Sharpness at reading distance, in pixels per inch. */
const LEAST_PPI = 150
const MM_PER_INCH = 25.4

/** Share 0..1 of a photo that is cropped in a box. */
export function cropLoss({ ratio }: Pick<LayoutPhoto, 'ratio'>, { width, height }: Size): number {
  const place = width / height
  return 1 - Math.min(ratio / place, place / ratio)
}

/** The part of a box that a photo itself has beside or above its caption. */
export function photoPart<S extends Size>({ caption }: Pick<LayoutPhoto, 'caption'>, box: S): S {
  if (!caption) return box
  return { ...box, width: box.width - caption.widthMm, height: box.height - caption.heightMm }
}

/** The energy of faces that a box cuts wherever the photo is moved in it, or that lie outside of its zones for faces. */
export const faceEnergy = ({ ratio, faces }: LayoutPhoto, box: Box, zones: readonly Box[] = [box]): number =>
  faces && faces.length > 0 ? WEIGHTS.face * fitFaces({ ratio, faces }, box, zones).cut : 0

export const totalEnergy = (terms: EnergyTerms): number =>
  ENERGY_TERMS.reduce((sum, term) => sum + (terms[term] ?? 0), 0)

export function addTerms(a: EnergyTerms, b: EnergyTerms): EnergyTerms {
  const sum: EnergyTerms = { ...a }
  for (const term of ENERGY_TERMS) if (b[term]) sum[term] = (sum[term] ?? 0) + b[term]
  return sum
}

/** The energy of photos in their boxes on one area. */
export function areaEnergy(
  photos: readonly LayoutPhoto[],
  boxes: readonly Box[],
  area: Size,
  taste: LayoutTaste,
): EnergyTerms {
  const whole = area.width * area.height
  const areas = boxes.map(({ width, height }) => width * height)
  const covered = areas.reduce((sum, one) => sum + one, 0)
  const wished = photos.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const side = Math.min(area.width, area.height)
  const [centre, middle] = [{ x: 0, y: 0 }, Math.hypot(area.width, area.height)]
  let [size, crop, face, worst, small, resolution] = [0, 0, 0, 0, 0, 0]
  for (const [index, photo] of photos.entries()) {
    const room = boxes[index]
    const box = room && photoPart(photo, room)
    const own = areas[index]
    if (!box || own === undefined) continue
    const [share, target] = [own / covered, (photo.weight ?? 1) / wished]
    size += (share < target / 2 ? 50 : 1) * (share - target) ** 2
    const loss = cropLoss(photo, box)
    crop += loss / photos.length
    worst = Math.max(worst, loss)
    if (loss > LEAST_LOSS) face += faceEnergy(photo, box)
    small += Math.max(0, 1 - Math.min(box.width, box.height) / (LEAST_SIDE * side)) ** 2
    const ppi = photo.widthPx === undefined ? LEAST_PPI : (photo.widthPx / box.width) * MM_PER_INCH
    resolution += Math.max(0, 1 - ppi / LEAST_PPI) ** 2
    centre.x += ((box.x + box.width / 2) * own) / covered
    centre.y += ((box.y + box.height / 2) * own) / covered
  }
  const off = photos.length === 0 ? 0 : Math.hypot(centre.x - area.width / 2, centre.y - area.height / 2)
  return {
    white: WEIGHTS.white * Math.abs(1 - covered / whole - taste.white),
    size: taste.evenness * size,
    crop: WEIGHTS.crop * crop + 4 * Math.max(0, worst - 0.15),
    face,
    small: WEIGHTS.small * small,
    resolution: WEIGHTS.resolution * resolution,
    balance: WEIGHTS.balance * (off / middle),
  }
}

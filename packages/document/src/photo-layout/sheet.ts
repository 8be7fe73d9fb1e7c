import type { Box } from '../model.ts'
import { addTerms, cropLoss, type EnergyTerms, faceEnergy, type LayoutPhoto, totalEnergy } from './energy.ts'
import { type AreaLayout, type AreaOptions, layOutArea, randomOf } from './lay-out-area.ts'

/** One page of a sheet that takes photos. */
export interface PhotoArea {
  /** Photos with margins stay in here, clear of words, in mm of the sheet. */
  box: Box
  /** The page with its bleed, where one photo may fill all of it. */
  full?: Box
  /** The parts of `full` in which faces are neither trimmed nor in the fold; default: all of it. */
  faceZones?: readonly Box[]
}

/** A spread, or a single page of a book. */
export interface PhotoSheet {
  id: string
  /** Its pages in reading order; empty where words need all the room. */
  areas: PhotoArea[]
  /** The whole spread with its bleed, where one photo may lie across the fold. */
  across?: Box
  /** The parts of `across` in which faces are neither trimmed nor in the fold; default: all of it. */
  acrossZones?: readonly Box[]
}

export interface SheetLayout {
  /** Ids of the photos with their boxes in mm, in reading order. */
  placed: { photoId: string; box: Box }[]
  terms: EnergyTerms
  energy: number
  shape: string
}

/** Most photos on one page. */
export const MOST_ON_PAGE = 6
/** Share of a photo that may be cropped to fill a page to its edges. */
const MOST_CROPPED_FULL = 0.2
/** A photo that is wished larger fills a page rather than others do. */
const FULL_PAGE_BONUS = 0.3
/** A page without a photo beside one with photos. */
const EMPTY_PAGE = 0.35
/** Layouts of each page that are combined with those of the other page. */
const FOR_EACH_PAGE = 3

/** Computes layouts of pages once: neighbouring spreads of a book ask for the same photos. */
export type PageCache = Map<string, AreaLayout[]>

interface SheetOptions extends AreaOptions {
  cache?: PageCache
  /** Pairs of ids (`a b`, in reading order) of photos that look alike. */
  twins?: ReadonlySet<string>
}

/** The best layouts of photos on a sheet, in reading order; the best first. Empty if they do not fit. */
export function layOutSheet(
  sheet: PhotoSheet,
  photos: readonly LayoutPhoto[],
  options: SheetOptions,
  limit = 1,
): SheetLayout[] {
  if (photos.length === 0) return [{ placed: [], terms: { empty: 2 }, energy: 2, shape: '' }]
  const forEachPage = limit === 1 ? 1 : FOR_EACH_PAGE
  const layouts = [...splitsOf(sheet, photos, options, forEachPage), ...acrossFold(sheet, photos, options)]
  const twins = twinTerm(photos, options.twins)
  return layouts
    .map(layout => {
      const terms = twins > 0 ? addTerms(layout.terms, { twin: twins }) : layout.terms
      const chance = options.seed === 0 ? 0 : 0.1 * randomOf(`${sheet.id} ${layout.shape}`, options.seed)
      return { ...layout, terms, energy: totalEnergy(terms) + chance }
    })
    .sort((a, b) => a.energy - b.energy)
    .filter((layout, at, all) => all.findIndex(({ shape }) => shape === layout.shape) === at)
    .slice(0, limit)
}

/** The photos divided over the pages in every way. */
function splitsOf(
  sheet: PhotoSheet,
  photos: readonly LayoutPhoto[],
  options: SheetOptions,
  forEachPage: number,
): SheetLayout[] {
  const [left, right] = sheet.areas
  if (!left) return []
  const bestOf = (area: PhotoArea, own: readonly LayoutPhoto[]) =>
    pageLayouts(area, own, options).slice(0, forEachPage)
  if (!right) return pageLayouts(left, photos, options).map(layout => sheetLayout(photos, [layout]))
  const layouts: SheetLayout[] = []
  for (let first = 0; first <= photos.length; first++) {
    const [one, two] = [photos.slice(0, first), photos.slice(first)]
    if (one.length > MOST_ON_PAGE || two.length > MOST_ON_PAGE) continue
    for (const a of bestOf(left, one))
      for (const b of bestOf(right, two)) layouts.push(sheetLayout(photos, [a, b]))
  }
  return layouts
}

function sheetLayout(photos: readonly LayoutPhoto[], pages: readonly AreaLayout[]): SheetLayout {
  const boxes = pages.flatMap(page => page.boxes)
  const terms = pages.map(page => page.terms).reduce(addTerms, {})
  // The mean of its pages, so that single pages and spreads can be compared.
  const mean = Object.fromEntries(Object.entries(terms).map(([term, value]) => [term, value / pages.length]))
  return {
    placed: boxes.flatMap((box, index) => ({ photoId: photos[index]?.id ?? '', box })),
    terms: mean,
    energy: totalEnergy(mean),
    shape: pages.map(page => page.shape).join('/'),
  }
}

function pageLayouts(
  area: PhotoArea,
  photos: readonly LayoutPhoto[],
  options: SheetOptions,
): readonly AreaLayout[] {
  if (photos.length === 0) return [{ boxes: [], terms: { empty: EMPTY_PAGE }, energy: EMPTY_PAGE, shape: '' }]
  if (photos.length > MOST_ON_PAGE) return []
  const { x, y, width, height } = area.box
  const name = `${x} ${y} ${width} ${height} ${area.full?.width} ${photos.map(photo => photo.id).join(' ')}`
  const known = options.cache?.get(name)
  if (known) return known
  const made = [
    ...layOutArea(photos, area.box, options, FOR_EACH_PAGE),
    ...fullPage(area, photos, options),
  ].sort((a, b) => a.energy - b.energy)
  options.cache?.set(name, made)
  return made
}

/** One photo over the whole page, to its edges. */
function fullPage(
  { full, faceZones }: PhotoArea,
  photos: readonly LayoutPhoto[],
  options: SheetOptions,
): AreaLayout[] {
  const [photo] = photos
  if (!photo || !full || photo.caption || photos.length > 1 || options.neverCrop) return []
  const loss = cropLoss(photo, full)
  if (loss > MOST_CROPPED_FULL) return []
  const hero = (photo.weight ?? 1) > 1 ? FULL_PAGE_BONUS : 0
  const face = faceEnergy(photo, full, faceZones)
  const terms: EnergyTerms = { white: options.taste.white - hero, crop: 2 * loss, face }
  return [{ boxes: [full], terms, energy: totalEnergy(terms), shape: '#' }]
}

function acrossFold(
  { across, acrossZones }: PhotoSheet,
  photos: readonly LayoutPhoto[],
  options: SheetOptions,
): SheetLayout[] {
  const [photo] = photos
  if (!photo || !across || photo.caption || photos.length > 1 || options.neverCrop) return []
  const loss = cropLoss(photo, across)
  if (loss > 1.5 * MOST_CROPPED_FULL) return []
  const face = faceEnergy(photo, across, acrossZones)
  const terms: EnergyTerms = { white: options.taste.white - 0.1, crop: 2 * loss, face }
  return [{ placed: [{ photoId: photo.id, box: across }], terms, energy: totalEnergy(terms), shape: '##' }]
}

/** Photos that look alike are not next to each other. */
function twinTerm(photos: readonly LayoutPhoto[], twins: ReadonlySet<string> | undefined): number {
  if (!twins) return 0
  return photos.slice(1).filter((photo, at) => twins.has(`${photos[at]?.id} ${photo.id}`)).length * 0.5
}

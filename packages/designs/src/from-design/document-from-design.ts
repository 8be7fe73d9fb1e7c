import {
  type Asset,
  type Box,
  type CalendarData,
  type Document,
  documentOf,
  LIMITS,
  type Page,
  type PageRole,
  pageMeasures,
  type Sides,
  type Size,
} from '@passepartout/document'
import type { BookCover, Locale, PrintFinish } from '@passepartout/domain'
import { fitDesignToFormat } from '../fit/fit-design-to-format.ts'
import { joinSheet } from '../kinds/joined-sheets.ts'
import { designKindRules } from '../kinds/registry.ts'
import type { DesignLibrary } from '../library/design-library.ts'
import { type Design, type DesignPage, type Palette, pageTrim } from '../schema/design.ts'
import type { DesignElement } from '../schema/elements.ts'
import { folderOf } from '../schema/kinds.ts'
import { bookThemeOf } from './book-theme.ts'
import { elementFromDesign } from './element-from-design.ts'

/** Maps a page of the design to a page of the document. */
export interface PageSelection {
  /** Id of a page of the design, `left+right` for two facing ones, `cover` for a book's cover in one piece. */
  page: string
  /** Id of the page in the document, and prefix of its elements' ids; by default the design's. */
  id?: string
  role?: PageRole
  /** Month offset of a calendar sheet. */
  month?: number | null
  /** For a book's cover in one piece. */
  cover?: BookCover
}

export interface FromDesignOptions {
  /** By default all single pages of the design, in order. */
  pages?: readonly PageSelection[]
  /** Id of the palette; by default the first one. */
  palette?: string | undefined
  locale: Locale
  refinement?: PrintFinish
  calendar?: CalendarData
  /** Size of a single page; by default the design's. */
  trim?: { widthMm: number; heightMm: number }
  /** Bleed and safe margin of the lab in mm; by default the design's. */
  print?: { bleed?: number; safe?: number | Sides }
  /** Pixel sizes of the sample photos to show, by id. */
  photos?: (sample: string) => Size | undefined
}

/**
 * Creates a document from a design, in one palette and language, pinned, so that it does not change with the catalogue.
 * `undefined` if the design has none of the pages, or not the palette.
 */
export function documentFromDesign(
  library: DesignLibrary,
  design: Design,
  options: FromDesignOptions,
): Document | undefined {
  const { locale, refinement = 'none', calendar, trim = design.trim } = options
  const wanted = options.pages ?? design.pages.filter(({ spread }) => !spread).map(({ id }) => ({ page: id }))
  const palette = options.palette
    ? design.palettes.find(({ id }) => id === options.palette)
    : design.palettes[0]
  if (!palette) return undefined
  const fitted = fitDesignToFormat(design, trim)
  const assets: Record<string, Asset> = {}
  const pages = wanted.flatMap(one => {
    const sheet = sheetOf(fitted, one)
    return sheet ? [pageFromDesign(sheet.design, sheet.page, one, { library, palette, assets, options })] : []
  })
  if (pages.length === 0) return undefined
  const theme = bookThemeOf(design, file => library.artworkHashes[`${folderOf(design)}/${file}`])
  return {
    ...documentOf(design.kind, pages, { locale }),
    design: {
      id: design.id,
      version: library.version,
      palette: palette.id,
      colours: { ...palette.colours },
      foilFallback: design.foilFallback ?? null,
      ...(theme && { book: theme }),
    },
    refinement,
    calendar: calendar ?? null,
    assets,
  }
}

/** A page of the design, or pages joined to a sheet; `undefined` if one is missing. */
function sheetOf(
  design: Design,
  { page, cover }: PageSelection,
): { design: Design; page: DesignPage } | undefined {
  const joined = joinSheet(design, { page, ...(cover && { cover }) })
  const used = joined ?? design
  const found = joined ? joined.pages[0] : design.pages.find(({ id }) => id === page)
  return found && { design: used, page: found }
}

interface PageContext {
  library: DesignLibrary
  palette: Palette
  assets: Record<string, Asset>
  options: FromDesignOptions
}

function pageFromDesign(
  design: Design,
  page: DesignPage,
  wanted: PageSelection,
  { library, palette, assets, options }: PageContext,
): Page {
  const { print = {}, locale, photos } = options
  const { widthMm, heightMm } = pageTrim(design, page)
  const { cover } = wanted
  const bleed = cover ? cover.turnInMm + cover.bleedMm : (print.bleed ?? design.bleedMm)
  const id = wanted.id ?? page.id
  const isJoined = page.spread === true || wanted.page.includes('+')
  const names = new Set<string>()
  const hasPhoto = (sample: string) => {
    const size = photos?.(sample)
    if (size) {
      const { width, height } = size
      const name = `${sample}.jpg`
      assets[sample] = { id: sample, name, width, height, source: 'sample', notices: [] }
    }
    return size !== undefined
  }
  const hashOf = (file: string) => library.artworkHashes[`${folderOf(design)}/${file}`] ?? ''
  const elements = page.elements.slice(0, LIMITS.elementsPerPage).map(element => {
    const own = uniqueName(`${id}.${element.id}`, names)
    const box = extendToBleed(element, { widthMm, heightMm, from: design.bleedMm, to: bleed })
    return elementFromDesign(element, own, box, { locale, palette: palette.id, hashOf, hasPhoto })
  })
  return {
    id,
    role: wanted.role ?? (isJoined ? 'spread' : roleOf(design, wanted.page)),
    ...pageMeasures({ widthMm, heightMm, bleed, safe: print.safe ?? design.safeMm }),
    background: page.background,
    spine: cover?.spineMm ?? null,
    ...(cover && cover.turnInMm > 0 && { cover: { hinge: cover.hingeMm, turnIn: cover.turnInMm } }),
    month: wanted.month ?? null,
    elements,
  }
}

function roleOf({ kind }: Design, page: string): PageRole {
  if (page === 'cover') return 'cover'
  const faces = ['front', 'back', 'inside-left', 'inside-right'] as const
  return designKindRules(kind).pageRole ?? faces.find(face => face === page) ?? 'inside'
}

/** Artwork names may repeat on a page of a design; element ids of a document must be unique. */
function uniqueName(wanted: string, names: Set<string>): string {
  let name = wanted
  for (let count = 2; names.has(name); count++) name = `${wanted}.${count}`
  names.add(name)
  return name
}

/** The box of an element, extended into the lab's bleed as far as it ran into the design's. */
function extendToBleed(
  { x, y, width, height }: DesignElement,
  page: { widthMm: number; heightMm: number; from: number; to: number },
): Box {
  const span = (start: number, length: number, trim: number): [number, number] => {
    const begin = start <= 0.01 - page.from ? -page.to : start
    const end = start + length >= trim + page.from - 0.01 ? trim + page.to : start + length
    return [begin, end - begin]
  }
  if (page.from === page.to) return { x, y, width, height }
  const [left, across] = span(x, width, page.widthMm)
  const [top, down] = span(y, height, page.heightMm)
  return { x: left, y: top, width: across, height: down }
}

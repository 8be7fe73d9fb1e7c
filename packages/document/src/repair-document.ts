import { LOCALES, PRINT_FINISHES } from '@passepartout/domain'
import { CALENDAR_CHOICES } from './calendar/calendar-days.ts'
import { withoutDayPhotos } from './calendar/change-day-photos.ts'
import { isOwnPhoto } from './elements/photo/photo.ts'
import { kindOf } from './elements/registry.ts'
import { findShape } from './elements/shapes.ts'
import { freeId } from './ids.ts'
import { LIMITS, PAPER } from './limits.ts'
import type { Document, Element, LeftPage, Page } from './model.ts'
import { repairCrop } from './repair-crop.ts'
import type { RepairReport } from './repair-report.ts'
import {
  asRecord,
  isRecord,
  repairChoice,
  repairColour,
  repairColourOrToken,
  repairLine,
  repairNumber,
  repairSides,
} from './repair-values.ts'
import {
  bookSchema,
  bookThemeSchema,
  captionSchema,
  coverSchema,
  judgementSchema,
  leftPageSchema,
  PAGE_ROLES,
  pageNumbersSchema,
  takenAtSchema,
  wishSchema,
} from './schema.ts'
import { idSchema } from './schema-parts.ts'

/** Fills in missing values and clamps those out of bounds. Leaves unknown values for the schema to reject. */
export function repairDocument(raw: Record<string, unknown>, report: RepairReport): unknown {
  const ids = new Set<string>()
  return {
    version: raw.version,
    kind: raw.kind,
    title: repairLine(raw.title, LIMITS.titleLength, 'title', report),
    locale: repairChoice(raw.locale, ['en-GB', ...LOCALES], 'locale', report),
    design: isRecord(raw.design) ? repairDesign(raw.design) : null,
    refinement: repairChoice(raw.refinement, ['none', ...PRINT_FINISHES], 'refinement', report),
    calendar: isRecord(raw.calendar) ? repairCalendar(raw.calendar) : null,
    card: isRecord(raw.card)
      ? {
          envelope: raw.card.envelope ?? null,
          punching: raw.card.punching ?? null,
          read: raw.card.read ?? null,
          ...(isRecord(raw.card.merge) && { merge: raw.card.merge }),
        }
      : null,
    // Without valid wishes the book has those of a new one.
    ...(bookSchema.safeParse(raw.book).success && { book: raw.book }),
    ...(pageNumbersSchema.safeParse(raw.pageNumbers).success && { pageNumbers: raw.pageNumbers }),
    pages: Array.isArray(raw.pages)
      ? raw.pages.map((page, index) => repairPage(asRecord(page), ids, report.at('pages').at(index)))
      : raw.pages,
    assets: repairAssets(raw.assets, report.at('assets')),
    artworks: raw.artworks ?? {},
    aside: repairList(raw.aside, 'aside', report),
    kept: raw.kept ?? {},
    ...(Array.isArray(raw.leftPages) && {
      leftPages: raw.leftPages.flatMap((left, index) =>
        repairLeftPage(left, report.at('leftPages').at(index)),
      ),
    }),
  }
}

/** Drops unreadable entries: the current design does not need them. */
function repairLeftPage(raw: unknown, report: RepairReport): LeftPage[] {
  const { layout, was, became, lost } = asRecord(raw)
  const page = (given: unknown) => (isRecord(given) ? repairPage(given, new Set(), report) : given)
  const repaired = leftPageSchema.safeParse({ layout, was: page(was), became: page(became), lost })
  if (!repaired.success) report.note('', 'cleaned')
  return repaired.success ? [repaired.data] : []
}

const repairDesign = ({
  id,
  version,
  palette,
  colours,
  foilFallback = null,
  book,
}: Record<string, unknown>) => ({
  ...{ id, version, palette, colours, foilFallback },
  ...(bookThemeSchema.safeParse(book).success && { book }),
})

const repairCalendar = (raw: Record<string, unknown>) => ({
  start: raw.start,
  region: raw.region ?? null,
  holidays: raw.holidays ?? {},
  ...(isRecord(raw.observances) && { observances: raw.observances }),
  events: raw.events ?? [],
  names: raw.names ?? [],
  ...Object.fromEntries(
    CALENDAR_CHOICES.flatMap(name => (raw[name] === undefined ? [] : [[name, raw[name]]])),
  ),
})

function repairPage(raw: Record<string, unknown>, ids: Set<string>, report: RepairReport): unknown {
  const edge = asRecord(raw.edge)
  return {
    id: repairId(raw.id, 'page', ids, report),
    role: repairChoice(raw.role, PAGE_ROLES, 'role', report),
    trim: finiteSize(raw.trim),
    bleed: repairSides(raw.bleed, 'bleed', report),
    safe: repairSides(raw.safe, 'safe', report),
    background: repairColourOrToken(raw.background, PAPER, 'background', report),
    ...(idSchema.safeParse(raw.backgroundPhoto).success && { backgroundPhoto: raw.backgroundPhoto }),
    ...(raw.photoIndex === true && { photoIndex: true }),
    edge: isRecord(raw.edge)
      ? {
          mode: repairChoice(edge.mode, ['folded', 'mirrored', 'coloured'] as const, 'edge.mode', report),
          depth: repairNumber(edge.depth, { min: 0, max: LIMITS.margin, fallback: 0 }, 'edge.depth', report),
          colour: repairColour(edge.colour, PAPER, 'edge.colour', report),
        }
      : null,
    spine: raw.spine ?? null,
    ...(isRecord(raw.cover) && repairCover(raw.cover, report)),
    month: raw.month ?? null,
    elements: Array.isArray(raw.elements)
      ? raw.elements.map((element, index) =>
          repairElement(asRecord(element), ids, report.at('elements').at(index)),
        )
      : raw.elements,
    ...(isRecord(raw.print) && { print: repairPrint(raw.print, report.at('print')) }),
  }
}

/** Without valid data the cover has no boards. */
function repairCover({ hinge, turnIn }: Record<string, unknown>, report: RepairReport) {
  const read = coverSchema.safeParse({ hinge, turnIn })
  if (read.success) return { cover: read.data }
  report.note('cover', 'cleaned')
  return {}
}

const repairPrint = ({ copies, paper, back }: Record<string, unknown>, report: RepairReport) => ({
  copies: Math.round(repairNumber(copies, { min: 1, max: LIMITS.copies, fallback: 1 }, 'copies', report)),
  paper: paper ?? null,
  back: typeof back === 'string' ? repairLine(back, LIMITS.backLength, 'back', report) : null,
})

function repairElement(raw: Record<string, unknown>, ids: Set<string>, report: RepairReport): unknown {
  const shape = findShape(raw.type)
  if (!shape) return raw
  return shape.repair({ ...raw, id: repairId(raw.id, shape.type, ids, report) }, report)
}

/** Drops properties that never existed in any version. */
const finiteSize = (raw: unknown) => (isRecord(raw) ? { width: raw.width, height: raw.height } : raw)

/** Ids are unique over all pages; missing and duplicate ones are replaced. */
function repairId(value: unknown, prefix: string, ids: Set<string>, report: RepairReport): unknown {
  if (typeof value === 'string' && value !== '' && !ids.has(value)) {
    ids.add(value)
    return value
  }
  const fresh = freeId(ids, prefix)
  ids.add(fresh)
  report.note('id', 'id-renewed')
  return fresh
}

function repairAssets(raw: unknown, report: RepairReport): unknown {
  if (raw === undefined) return {}
  if (!isRecord(raw)) return raw
  return Object.fromEntries(
    Object.entries(raw).map(([id, value]) => [id, repairAsset(id, asRecord(value), report.at(id))]),
  )
}

function repairAsset(id: string, raw: Record<string, unknown>, report: RepairReport): unknown {
  return {
    id,
    name: repairLine(raw.name, LIMITS.nameLength, 'name', report),
    width: raw.width,
    height: raw.height,
    source: raw.source,
    ...(raw.alt !== undefined && { alt: repairLine(raw.alt, LIMITS.altLength, 'alt', report) }),
    notices: repairList(raw.notices, 'notices', report),
    ...(takenAtSchema.safeParse(raw.takenAt).success && { takenAt: raw.takenAt }),
    ...(raw.lastCrop !== undefined && { lastCrop: repairCrop(raw.lastCrop, report.at('lastCrop')) }),
    ...(captionSchema.safeParse(raw.caption).success && { caption: raw.caption }),
    ...(wishSchema.safeParse(raw.wish).success && { wish: raw.wish }),
    ...(judgementSchema.safeParse(raw.judged).success && { judged: raw.judged }),
  }
}

function repairList(raw: unknown, key: string, report: RepairReport): unknown {
  if (raw === undefined) return []
  if (!Array.isArray(raw)) return raw
  const unique = [...new Set(raw)]
  if (unique.length < raw.length) report.note(key, 'cleaned')
  return unique
}

/** Removes references to photos that are missing in the document. */
export function removeDanglingAssets(document: Document, report: RepairReport): Document {
  const isMissing = (id: string) => !Object.hasOwn(document.assets, id)
  const pages = document.pages.map((page, pageIndex): Page => {
    const elements = page.elements.flatMap((element, index): Element[] => {
      const repaired = kindOf(element).withoutAssets?.(element, isMissing) ?? element
      const isBare = repaired.type === 'photo' && isOwnPhoto(repaired) && !repaired.photo
      if (repaired !== element || isBare)
        report.note(`pages.${pageIndex}.elements.${index}`, 'missing-photo-removed')
      return isBare ? [] : [repaired]
    })
    return { ...page, elements }
  })
  const aside = document.aside.filter(id => !isMissing(id))
  if (aside.length < document.aside.length) report.note('aside', 'missing-photo-removed')
  const { calendar } = withoutDayPhotos(document, isMissing)
  if (calendar !== document.calendar) report.note('calendar.events', 'missing-photo-removed')
  return { ...document, calendar, pages, aside }
}

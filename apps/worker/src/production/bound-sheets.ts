import { type Document, hingesOf, isoWeek, type Page, weekOf } from '@passepartout/document'
import {
  bookBindingOf,
  type CalendarConfiguration,
  type Catalogue,
  calendarDefinition,
  type PhotobookConfiguration,
} from '@passepartout/domain'
import { bookPressOf, type Ordered } from '../print/book-press.ts'
import { boundDocument, type PressSheet, pressSheets } from '../print/press-sheets.ts'
import type { TicketBindery, TicketMark, TicketSheet } from './sheet-schema.ts'

export interface BoundSheets {
  bindery: TicketBindery
  sheets: TicketSheet[]
}

/** The ticket's description of each page of a book. */
export function bookSheets(catalogue: Catalogue, line: Ordered, designed: Document): BoundSheets | undefined {
  const book = { ...(line.configuration as PhotobookConfiguration), kind: 'photobook' as const }
  const press = bookPressOf(catalogue, line)
  const binding = bookBindingOf(catalogue, book)
  if (!press || !binding || !catalogue.bindings) return undefined
  const document = boundDocument(designed, press)
  const pressed = pressSheets(document, press)
  const last = pressed.flatMap(({ numbers }) => numbers).at(-1) ?? 0
  const sheets = pressed.flatMap((sheet, at): TicketSheet[] => {
    const page = document.pages[sheet.index]
    if (!page) return []
    const isHalf = sheet.part !== 'whole'
    const turnIn = page.cover?.turnIn ?? 0
    const creep = press.creepMm * stapledSheet(sheet, last)
    return [
      {
        page: at + 1,
        role: sheet.role,
        label: sheet.numbers.join('-') || null,
        trim: {
          width: exact(page.trim.width / (isHalf ? 2 : 1) + 2 * turnIn),
          height: exact(page.trim.height + 2 * turnIn),
        },
        bleed: {
          top: page.bleed.top - turnIn,
          right: page.bleed.right - turnIn,
          bottom: page.bleed.bottom - turnIn,
          left: page.bleed.left - turnIn,
        },
        binding: {
          edge: edgeOf(sheet),
          kind: book.photobookBinding,
          marks: bookMarks(page, sheet, binding.creaseMm.value),
        },
        ...(sheet.part === 'blank' && { isBlank: true as const }),
        ...(sheet.role === 'half-sheet' &&
          binding.endPaper.value === 'half-sheets' && { isEndPaper: true as const }),
        ...(creep > 0 && { creepMm: exact(creep) }),
      },
    ]
  })
  const bindery = {
    version: catalogue.bindings.version,
    isConfirmed: isConfirmed(binding),
    endPaper: binding.endPaper.value,
    foldShiftMm: press.foldShiftMm,
  }
  return { bindery, sheets }
}

function edgeOf({ role, numbers }: PressSheet): TicketSheet['binding']['edge'] {
  if (role === 'cover' || role === 'spread') return 'middle'
  if (role === 'cover-front' || role === 'cover-inside-back') return 'left'
  if (role === 'cover-back' || role === 'cover-inside-front') return 'right'
  return (numbers[0] ?? 1) % 2 === 1 ? 'left' : 'right'
}

/** The sheet of a stapled book that a page is on, counted inwards: the outermost is 0. Each sheet holds four pages. */
const stapledSheet = ({ numbers: [number] }: PressSheet, last: number): number =>
  number === undefined ? 0 : Math.ceil(Math.min(number, last + 1 - number) / 2) - 1

function bookMarks(page: Page, { role }: PressSheet, creaseMm: number): TicketMark[] {
  if (role === 'spread') return [{ kind: 'fold', atMm: exact(page.trim.width / 2) }]
  if (role !== 'cover') return []
  const turnIn = page.cover?.turnIn ?? 0
  const spine = page.spine ?? 0
  const [from, until] = [(page.trim.width - spine) / 2 + turnIn, (page.trim.width + spine) / 2 + turnIn]
  const width = page.trim.width + 2 * turnIn
  const span = (kind: 'spine' | 'hinge' | 'board', fromMm: number, untilMm: number): TicketMark => ({
    ...{ kind, fromMm: exact(fromMm), untilMm: exact(untilMm) },
  })
  const hinges = hingesOf(page).map(([start, end]) => span('hinge', start + turnIn, end + turnIn))
  const hinge = page.cover?.hinge ?? 0
  const boards = page.cover
    ? [span('board', turnIn, from - hinge), span('board', until + hinge, width - turnIn)]
    : []
  const creases = [from - creaseMm, until + creaseMm].map(at => ({
    kind: 'crease' as const,
    atMm: exact(at),
  }))
  return [
    span('spine', from, until),
    ...hinges,
    ...boards,
    ...(turnIn > 0 ? [{ kind: 'turn-in' as const, widthMm: turnIn }] : []),
    ...(creaseMm > 0 ? creases : []),
  ]
}

/** The ticket's description of each page of a calendar. */
export function calendarSheets(
  catalogue: Catalogue,
  line: Ordered,
  document: Document,
): BoundSheets | undefined {
  const { mountingType, formatType } = line.configuration as CalendarConfiguration
  const binding = catalogue.bindings?.calendars[mountingType]
  const { keepFree } = calendarDefinition(catalogue).mountings[mountingType]
  if (!binding || !catalogue.bindings) return undefined
  const { holes, thumbHole } = binding
  const marksOf = ({ trim }: Page): TicketMark[] => {
    const middle = exact(trim.width / 2)
    if (binding.kind === 'slot') return [{ kind: 'slot', depthMm: keepFree.mm }]
    const isHung = thumbHole && !thumbHole.standingFormats.includes(formatType)
    return [
      ...(holes ? [holesAcross(trim.width, holes)] : []),
      ...(isHung
        ? [{ kind: 'thumb-hole' as const, diameterMm: thumbHole.diameterMm.value, atMm: middle }]
        : []),
    ]
  }
  const sheets = document.pages.map(
    (page, index): TicketSheet => ({
      page: index + 1,
      role: page.role === 'cover' || page.month === null ? 'cover' : 'sheet',
      label: monthOf(document, page),
      trim: page.trim,
      bleed: page.bleed,
      binding: { edge: keepFree.edge, kind: mountingType, marks: marksOf(page) },
    }),
  )
  return {
    bindery: { version: catalogue.bindings.version, isConfirmed: isConfirmed(binding) },
    sheets,
  }
}

type Holes = NonNullable<NonNullable<Catalogue['bindings']>['calendars']['spirale']['holes']>

/** As many holes as fit between the corner distances of the first and the last one, centred on the edge. */
function holesAcross(widthMm: number, { shape, sizeMm, centreMm, pitchMm }: Holes): TicketMark {
  const pitch = pitchMm?.value ?? null
  const count = pitch === null ? 1 : Math.floor((widthMm - 2 * centreMm.value) / pitch) + 1
  const firstMm = exact((widthMm - (count - 1) * (pitch ?? 0)) / 2)
  const measures = { sizeMm: sizeMm.value, centreMm: centreMm.value, pitchMm: pitch }
  return { kind: 'holes', shape, ...measures, firstMm, count }
}

/** `2027-01`, or `2026-W53` of a week planner. */
function monthOf(document: Document, page: Page): string | null {
  const { calendar } = document
  const { month } = page
  if (!calendar || month === null) return null
  const thursday = weekOf(document, page)?.find(({ weekday }) => weekday === 4)?.date
  if (thursday) return `${thursday.slice(0, 4)}-W${String(isoWeek(thursday)).padStart(2, '0')}`
  const months = calendar.start.year * 12 + calendar.start.month - 1 + month
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Whether the lab has confirmed each value of a binding. */
const isConfirmed = (part: unknown): boolean =>
  typeof part !== 'object' || part === null
    ? true
    : 'confirmed' in part
      ? part.confirmed === true
      : Object.values(part).every(isConfirmed)

/** Rounded to micrometres, which hides binary fractions. */
const exact = (mm: number) => Math.round(mm * 1000) / 1000

import { caretStops, type TextShaper } from '@passepartout/typeset'
import { exceedsTextLimit, mergedTexts, variantId, variantsOf } from '../../mail-merge/filled.ts'
import { mergeOf } from '../../mail-merge/merge.ts'
import type { Box, Document, Page } from '../../model.ts'
import { textOf } from './edit-text.ts'
import type { TextElement } from './text.ts'
import { layOutTextElement, runsOf, type TextSourceDocument } from './text-runs.ts'

/** Layout of a text in its box, for preflight and carets. Lengths in mm. */
export interface TextMeasure {
  /** Font size after shrinking, in points. */
  sizePt: number
  fits: boolean
  /** Characters missing in its font, without repetitions. */
  missing: string[]
  /** Names of the fallback fonts in use. */
  standIns: string[]
  /** From the top left corner of its box, before rotation. */
  lines: MeasuredLine[]
  /** For a month's grid: dates of the days whose own names are cut off. */
  cutDays?: readonly string[]
}

export interface MeasuredLine {
  /** Range of characters in the text. */
  from: number
  until: number
  box: Box
  /** Caret positions before each of its characters and after the last, from the left end of the line. */
  stops: number[]
}

/** Measures a text with the fonts that `shaper` has loaded. */
export function measureText(
  document: TextSourceDocument,
  page: Pick<Page, 'month'>,
  element: TextElement,
  shaper: TextShaper,
): TextMeasure {
  const laidOut = layOutTextElement(document, page, element, shaper)
  const runs = runsOf(document, page, element)
  const places = element.caps ? caretStopsInText(document, element) : null
  const place = (at: number) => places?.[at] ?? at
  const { sizeMm, setting } = laidOut
  const heightMm = sizeMm * element.leading
  const blockMm = laidOut.lines.length * heightMm
  const top = { top: 0, middle: 0.5, bottom: 1 }[element.valign] * (element.box.height - blockMm)
  return {
    sizePt: setting.sizePt,
    fits: laidOut.fits,
    missing: [...new Set(laidOut.missing)].filter(character => character !== '\n'),
    standIns: laidOut.standIns,
    lines: laidOut.lines.map((line, index) => {
      const stops = caretStops(line, sizeMm, runs, element, shaper)
      const from = place(line.range.from)
      const until = place(line.range.until)
      return {
        from,
        until,
        box: { x: line.x, y: top + index * heightMm, width: line.widthMm, height: heightMm },
        stops: places ? stops.filter((_, at) => isDistinctCaretStop(places, line.range.from + at)) : stops,
      }
    }),
  }
}

/** Maps positions in capitalised text to the original: `ß` becomes two characters. */
function caretStopsInText({ locale }: TextSourceDocument, element: TextElement): number[] {
  const places: number[] = []
  let at = 0
  for (const character of textOf(element)) {
    for (let count = character.toLocaleUpperCase(locale).length; count > 0; count--) places.push(at)
    at += character.length
  }
  return [...places, at]
}

const isDistinctCaretStop = (places: readonly number[], at: number) => places[at] !== places[at - 1]

export type TextMeasures = Readonly<Record<string, TextMeasure>>

/**
 * All texts of a document except those generated from a calendar, by their ids; for merged texts every variant, too.
 */
export function measureTexts(
  document: Pick<Document, 'locale' | 'calendar' | 'pages' | 'card'>,
  shaper: TextShaper,
): TextMeasures {
  const own = document.pages.flatMap(page =>
    page.elements.flatMap(element =>
      element.type === 'text' && !element.calendar
        ? [[element.id, measureText(document, page, element, shaper)] as const]
        : [],
    ),
  )
  const merge = mergeOf(document)
  if (!merge || exceedsTextLimit(document)) return Object.fromEntries(own)
  const merged = mergedTexts(document).flatMap(({ page, element }) =>
    variantsOf(merge, element).map(
      variant => [variant.id, measureText(document, page, variant.element, shaper)] as const,
    ),
  )
  return Object.fromEntries([...own, ...merged])
}

/** The measure of a text on one record's card; that of the text itself if it is the same for all cards. */
export const textMeasureOf = (measures: TextMeasures, element: TextElement): TextMeasure | undefined => {
  const id = variantId(element, textOf(element))
  if (Object.hasOwn(measures, id)) return measures[id]
  return Object.hasOwn(measures, element.id) ? measures[element.id] : undefined
}

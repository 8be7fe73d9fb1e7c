import { caretStops, type TextShaper } from '@passepartout/typeset'
import { exceedsTextLimit, mergedTexts, variantId, variantsOf } from '../../mail-merge/filled.ts'
import { mergeOf } from '../../mail-merge/merge.ts'
import type { Box, Document, Page } from '../../model.ts'
import { textOf } from './edit-text.ts'
import type { TextElement } from './text.ts'
import { layOutTextElement, runsOf, type TextSourceDocument } from './text-runs.ts'

/** How a text stands in its box, as far as print checks and carets ask for it. Lengths in mm. */
export interface TextMeasure {
  /** Size it is set in after it shrank, in points. */
  sizePt: number
  fits: boolean
  /** Characters that its typeface lacks, each once. */
  missing: string[]
  /** Typefaces that lend it words which its own cannot set, by their names. */
  standIns: string[]
  /** From the top left corner of its box, before it is turned. */
  lines: MeasuredLine[]
}

export interface MeasuredLine {
  /** Characters of the text's own words, from one up to another. */
  from: number
  until: number
  box: Box
  /** Where a caret stands before each of its characters and behind the last, from the left end of the line. */
  stops: number[]
}

/** Measures a text with the faces that `shaper` has loaded. */
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

/** Where a character of the capitals stands in the words: `ß` is two of them. */
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

/** All texts of a document but those that follow from a calendar, by their ids; of merged ones every wording too. */
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

/** The measure of a text as one record's card has it; of a text that is the same for all its own. */
export const textMeasureOf = (measures: TextMeasures, element: TextElement): TextMeasure | undefined => {
  const id = variantId(element, textOf(element))
  if (Object.hasOwn(measures, id)) return measures[id]
  return Object.hasOwn(measures, element.id) ? measures[element.id] : undefined
}

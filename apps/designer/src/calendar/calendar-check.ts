import { type Document, hasDayMarks, type TextMeasures } from '@passepartout/document'
import { withOnlyElements } from '../drawing/with-only-elements.ts'

export { CALENDAR_RULES } from '@passepartout/document/calendar-rules'

export interface GridMeasurer {
  /** True if the measures have changed. */
  measure(): Promise<boolean>
  measures(): TextMeasures
}

/** Measures the names of days in a calendar's grids, whenever something changes that they depend on. */
export function createGridMeasurer(
  current: () => Document,
  measuresOf: (document: Document) => Promise<TextMeasures | null | undefined>,
): GridMeasurer {
  let known: { of: string; measures: TextMeasures } = { of: '', measures: {} }
  return {
    async measure() {
      const document = current()
      const of = gridsKey(document)
      if (of === known.of) return false
      const measures =
        of === '' ? {} : await measuresOf(withOnlyElements(document, ({ type }) => type === 'month-grid'))
      if (!measures || of !== gridsKey(current())) return false
      known = { of, measures }
      return true
    },
    measures: () => known.measures,
  }
}

/** What the names of days depend on; empty where there are none. */
const gridsKey = ({ calendar, design, pages }: Document): string =>
  hasDayMarks({ calendar })
    ? JSON.stringify([calendar, design?.id, pages.map(({ trim, month }) => [trim, month])])
    : ''

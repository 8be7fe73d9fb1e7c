import type { Locale } from '@passepartout/domain'
import type { CalendarPage } from '../calendar/calendar-page.ts'
import type { Palette } from '../schema/design.ts'
import type { TextShaper } from '../text/text-shaper.ts'

/** A picture to put into a slot, with its proportions. */
export interface SlotPhoto {
  /** An address or a data URI; only a data URI shows inside an `<img>`. */
  href: string
  width: number
  height: number
}

/** What elements need while one page is drawn. */
export interface Drawing {
  palette: Palette
  locale: Locale
  shaper: TextShaper
  /** Month that a calendar's page shows. */
  calendar: CalendarPage
  /** Own words by the id of the text element. */
  texts: Readonly<Record<string, string>>
  /** Colour or gradient of a token. */
  paint(token: string): string
  artwork(file: string): string
  photo(sample: string, slotId: string): SlotPhoto | undefined
  /** An id that is not taken in this picture. */
  nextId(word: string): string
}

import { addMonths } from '@passepartout/document'
import {
  type ConfigurationOf,
  calendarDefinition,
  calendarTypeOf,
  designerParams,
  designerUrl,
  inOneName,
} from '@passepartout/domain'
import { type ApiKindAdapter, namesIn, type TranslationContext } from './api-kind-adapter.ts'
import { fitPages } from './fit-pages.ts'
import { lineDetails } from './line-details.ts'

type CalendarInput = ConfigurationOf<'calendar'>

function calendarName(
  speaker: TranslationContext,
  { calendarType, formatType, mountingType }: CalendarInput,
) {
  const term = namesIn(speaker)
  return inOneName(speaker.shop.locale, [
    term('calendar-types', calendarType),
    term('calendar-formats', formatType),
    term('calendar-mountings', mountingType),
  ])
}

/** First and last month, such as `Januar 2027 – Dezember 2027`. */
function monthsOf(
  { catalogue, shop }: TranslationContext,
  { calendarType, startMonth, year }: CalendarInput,
): string {
  const words = new Intl.DateTimeFormat(shop.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const sheets = calendarTypeOf(calendarDefinition(catalogue), calendarType)?.sheets ?? 12
  const start = { year, month: startMonth }
  const shown = [start, addMonths(start, sheets - 1)].map(one =>
    words.format(Date.UTC(one.year, one.month - 1, 15)),
  )
  return shown.join(' – ')
}

export const calendar: ApiKindAdapter<CalendarInput> = {
  name: calendarName,
  describe(speaker, configuration) {
    const { paperType, refinementType, accessoryTypes } = configuration
    const term = namesIn(speaker)
    const extras = accessoryTypes.filter(one => one !== 'ohne')
    return lineDetails(speaker, calendarName(speaker, configuration), {
      months: monthsOf(speaker, configuration),
      paper: term('photobook-papers', paperType),
      refinement: refinementType !== 'none' && term('refinements', refinementType),
      accessories: inOneName(
        speaker.shop.locale,
        extras.map(one => term('card-accessory-types', one)),
      ).join(', '),
    })
  },
  fitted: fitPages,
  dress: (_, { mountingType }) =>
    mountingType === 'spirale' || mountingType === 'lochung'
      ? { kind: 'hung', by: mountingType === 'spirale' ? 'wire' : 'hole' }
      : { kind: 'stood' },
  link: (product, current, extras) =>
    designerUrl('calendar', designerParams('calendar', product, current), extras),
}

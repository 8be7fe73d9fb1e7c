import { addMonths, plannerSpan, spanName } from '@passepartout/document'
import {
  type ConfigurationOf,
  calendarDefinition,
  calendarTypeOf,
  designerParams,
  designerUrl,
  inOneName,
  monthsOfCalendar,
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

/** First and last day of a week planner; first and last month, such as `Januar 2027 – Dezember 2027`, with their number where it is not the usual one. */
function monthsOf({ catalogue, shop, translate }: TranslationContext, configuration: CalendarInput): string {
  const { calendarType, startMonth, year, weeks } = configuration
  const start = { year, month: startMonth }
  if (weeks !== undefined) {
    const span = plannerSpan(shop.locale, start, weeks)
    return `${spanName(shop.locale, span)} (${translate('calendar.weeks', { count: weeks })})`
  }
  const words = new Intl.DateTimeFormat(shop.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const type = calendarTypeOf(calendarDefinition(catalogue), calendarType)
  const count = type ? monthsOfCalendar(type, configuration) : 12
  const shown = [start, addMonths(start, count - 1)].map(one =>
    words.format(Date.UTC(one.year, one.month - 1, 15)),
  )
  const period = shown.join(' – ')
  return configuration.months ? `${period} (${translate('calendar.months', { count })})` : period
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
  /** With the paid first month, and sheets of months or weeks as paid. */
  fitted(catalogue, configuration, document) {
    const { startMonth: month, year, weeks } = configuration
    const { start, weeks: drawn } = document.calendar ?? {}
    return start?.month === month && start.year === year && drawn === weeks
      ? fitPages(catalogue, configuration, document)
      : undefined
  },
  dress: (_, { mountingType }) =>
    mountingType === 'spirale' || mountingType === 'lochung'
      ? { kind: 'hung', by: mountingType === 'spirale' ? 'wire' : 'hole' }
      : { kind: 'stood' },
  link: (product, current, extras) =>
    designerUrl('calendar', designerParams('calendar', product, current), extras),
}

import type { DisplayMoment } from '@passepartout/contracts'
import type { OrderRow } from '@passepartout/db'
import { type DeliveryCalendar, joinWithNoBreakSpaces, type Locale, localeFacts } from '@passepartout/domain'

type MomentStyle = 'date' | 'day' | 'weekday' | 'moment' | 'time' | 'second'

const LOOKS: Record<MomentStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  moment: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
  second: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
}

/** Formats moments in the time zone of an order's country and in its locale. */
export function createMomentFormatter(
  { delivery }: { delivery: DeliveryCalendar },
  { locale }: Pick<OrderRow, 'locale'>,
): (at: Date, look: MomentStyle) => DisplayMoment {
  const { timeZone, sayZone } = delivery.countries[localeFacts(locale).country]
  return (at, look) => {
    const isTime = LOOKS[look].hour !== undefined
    const zone = isTime && sayZone ? ({ timeZoneName: 'short' } as const) : {}
    const format = new Intl.DateTimeFormat(locale, { ...LOOKS[look], ...zone, timeZone })
    return { at: at.toISOString(), text: withClockSuffix(locale, format.format(at)) }
  }
}

/** Keeps a day together with its month; German times get the suffix "Uhr". */
const withClockSuffix = (locale: Locale, text: string) =>
  locale.startsWith('de')
    ? text.replace(/(\d\.) (?=\p{L})/gu, '$1\u00a0').replace(/\d:\d{2}(?::\d{2})?$/, '$&\u00a0Uhr')
    : joinWithNoBreakSpaces(locale, text)

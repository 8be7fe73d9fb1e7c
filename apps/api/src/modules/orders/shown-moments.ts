import type { ShownMoment } from '@passepartout/contracts'
import type { OrderRow } from '@passepartout/db'
import { keepTogether, type Locale, localeFacts } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Look = 'date' | 'day' | 'moment' | 'time' | 'second'

const LOOKS: Record<Look, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
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

/** Writes moments by the clock of an order's country, in the words of its locale. */
export function momentsOf(
  { delivery }: Pick<CallContext, 'delivery'>,
  { locale }: Pick<OrderRow, 'locale'>,
): (at: Date, look: Look) => ShownMoment {
  const { timeZone, sayZone } = delivery.countries[localeFacts(locale).country]
  return (at, look) => {
    const isTime = look !== 'date' && look !== 'day'
    const zone = isTime && sayZone ? ({ timeZoneName: 'short' } as const) : {}
    const format = new Intl.DateTimeFormat(locale, { ...LOOKS[look], ...zone, timeZone })
    return { at: at.toISOString(), text: withClockWord(locale, format.format(at)) }
  }
}

/** Days stay with their months; a German time of day names its Uhr. */
const withClockWord = (locale: Locale, text: string) =>
  locale.startsWith('de')
    ? text.replace(/(\d\.) (?=\p{L})/gu, '$1\u00a0').replace(/\d:\d{2}(?::\d{2})?$/, '$&\u00a0Uhr')
    : keepTogether(locale, text)

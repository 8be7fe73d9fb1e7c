import { fillMessage } from '../messages/translator.ts'
import { addDays, dayInZone } from '../prices/days.ts'
import type { Channel } from '../shops/channels.ts'
import type { Locale } from '../shops/locales.ts'
import { DELIVERY_SERVICES, type DeliveryService } from './delivery-services.ts'
import { LAST_ORDER_DATE_FIELDS, type LastOrderDates } from './last-order-dates.ts'
import { clockFormatOptions, dateTimeFormat, joinWithNoBreakSpaces } from './time-text.ts'

/** Last order dates without the occasion's name in every language. */
export type OrderDates = Omit<LastOrderDates, 'occasion'> & { occasion?: { id: string } | undefined }

export type DeliveryPromise =
  | { kind: 'fallback' }
  | { kind: 'promise'; service: DeliveryService; orderBy: Date; arrival: string | undefined }

/**
 * The delivery promise at a time: the first end still in the future in the order safety, normal, express, Saturday
 * (spec 4). The fallback before the start; a missing start counts as started; `undefined` without an end in the future
 * (specification, "Rules").
 */
export function chooseDeliveryPromise(moments: OrderDates, now: Date): DeliveryPromise | undefined {
  if (!moments.occasion && moments.lodStart === undefined) return { kind: 'fallback' }
  if (moments.lodStart !== undefined && now < new Date(moments.lodStart)) return { kind: 'fallback' }
  for (const service of DELIVERY_SERVICES) {
    const end = moments[LAST_ORDER_DATE_FIELDS[service]]
    if (end === undefined || new Date(end) <= now) continue
    return { kind: 'promise', service, orderBy: new Date(end), arrival: moments.arrivals[service] }
  }
  return undefined
}

export interface DeliveryReader {
  channel: Channel
  locale: Locale
  /** Time zone of the reader, used for displayed days and hours. */
  timeZone: string
  /** Shows the time zone beside the hour, for countries with several. */
  sayZone?: boolean
}

/** The words of one shop for one item: templates, and what is known of it before the clock. */
export type DeliveryTexts = Readonly<
  Record<'fallback' | 'inTime' | 'today' | 'tomorrow' | 'date' | DeliveryService, string>
>

/** Last order dates with the words to tell them in: plain JSON, so that a page can carry it to where the clock is right. */
export interface DeliveryMoments {
  moments: OrderDates
  words: DeliveryTexts
}

/** The promise of these moments at a time; `undefined` where there is nothing to tell. */
export function formatDelivery(
  { moments, words }: DeliveryMoments,
  now: Date,
  reader: DeliveryReader,
): string | undefined {
  const promise = chooseDeliveryPromise(moments, now)
  if (!promise) return undefined
  if (promise.kind === 'fallback') return words.fallback
  const day = dayInZone(reader.timeZone, promise.orderBy)
  const today = dayInZone(reader.timeZone, now)
  const which = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'date'
  const fill = (text: string, params: Record<string, string>) => fillMessage(text, params, reader.locale)
  const when = fill(words[which], {
    time: timeText(promise.orderBy, reader),
    day: dayText(promise.orderBy, reader),
  })
  return fill(words[promise.service], { when, inTime: words.inTime })
}

const dayText = (at: Date, { locale, timeZone }: DeliveryReader): string =>
  joinWithNoBreakSpaces(
    locale,
    dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at),
  )

const timeText = (at: Date, { locale, timeZone, sayZone }: DeliveryReader): string =>
  joinWithNoBreakSpaces(
    locale,
    dateTimeFormat(locale, {
      ...clockFormatOptions(locale, at),
      timeZone,
      ...(sayZone ? { timeZoneName: 'short' } : {}),
    }).format(at),
  )

import { localised } from '../catalogue/localised.ts'
import { createTranslators } from '../messages/wording.ts'
import { addDays, dayIn } from '../prices/days.ts'
import type { Channel } from '../shop/channels.ts'
import type { Locale } from '../shop/locales.ts'
import { type DeliveryMoments, LOD_FIELDS } from './delivery-moments.ts'
import { DELIVERY_SERVICES, type DeliveryService } from './delivery-services.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { enUs } from './messages/en-us.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { nl } from './messages/nl.ts'
import { clockOptions, keepTogether } from './told-time.ts'

export type DeliveryPromise =
  | { kind: 'fallback' }
  | { kind: 'promise'; service: DeliveryService; orderBy: Date; arrival: string | undefined }

/**
 * What to tell about the delivery at a time: the first end still in the future in the order safety, normal, express,
 * Saturday (spec 4). Before the start the fallback; a missing start counts as started; without an end in the future
 * nothing (specification, "Rules").
 */
export function deliveryPromise(moments: DeliveryMoments, now: Date): DeliveryPromise | undefined {
  if (moments.lodStart !== undefined && now < new Date(moments.lodStart)) return { kind: 'fallback' }
  for (const service of DELIVERY_SERVICES) {
    const end = moments[LOD_FIELDS[service]]
    if (end === undefined || new Date(end) <= now) continue
    return { kind: 'promise', service, orderBy: new Date(end), arrival: moments.arrivals[service] }
  }
  return undefined
}

interface Reader {
  channel: Channel
  locale: Locale
  /** Where the reader's clock goes; days and hours are told by it. */
  timeZone: string
  /** Names the zone beside the hour, where a country has several. */
  sayZone?: boolean
}

/**
 * The promise in the words of a channel and a locale, with today, tomorrow or the date; `undefined` where there is
 * nothing to tell.
 */
export function deliveryMessage(moments: DeliveryMoments, now: Date, reader: Reader): string | undefined {
  const promise = deliveryPromise(moments, now)
  if (!promise) return undefined
  translators ??= createTranslators({ de, en, 'en-US': enUs, es, fr, it, nl })
  const translate = translators(reader.locale, reader.channel)
  const { min, max } = moments.workingDays
  if (promise.kind === 'fallback') {
    return min === max ? translate('fallback', { count: max }) : translate('fallback-range', { min, max })
  }
  const day = dayIn(reader.timeZone, promise.orderBy)
  const today = dayIn(reader.timeZone, now)
  const which = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'date'
  return translate(promise.service, {
    when: translate(which, {
      time: timeText(promise.orderBy, reader),
      day: dayText(promise.orderBy, reader),
    }),
    inTime: moments.occasion ? localised(moments.occasion.inTime, reader.locale) : '',
  })
}

// Made at the first message: pages that only choose a promise carry no words.
let translators: ReturnType<typeof createTranslators> | undefined

const dayText = (at: Date, { locale, timeZone }: Reader): string =>
  keepTogether(
    locale,
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at),
  )

const timeText = (at: Date, { locale, timeZone, sayZone }: Reader): string =>
  keepTogether(
    locale,
    new Intl.DateTimeFormat(locale, {
      ...clockOptions(locale, at),
      timeZone,
      ...(sayZone ? { timeZoneName: 'short' } : {}),
    }).format(at),
  )

import { localised } from '../catalogue/localised.ts'
import { createTranslators } from '../messages/wording.ts'
import { type DeliveryReader, type DeliveryTexts, formatDelivery } from './format-delivery.ts'
import type { LastOrderDates } from './last-order-dates.ts'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import enUs from './messages/en-us.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }

/**
 * The delivery promise as text for a channel and a locale, with today, tomorrow or the date; `undefined` if there is
 * nothing to promise.
 */
export function formatDeliveryPromise(
  moments: LastOrderDates,
  now: Date,
  reader: DeliveryReader,
): string | undefined {
  return formatDelivery({ moments, words: deliveryText(moments, reader) }, now, reader)
}

/** The words in which a channel and a locale tell the promise of these moments. Day and hour are left open in them. */
export function deliveryText(
  { workingDays: { min, max }, occasion }: LastOrderDates,
  { locale, channel }: Pick<DeliveryReader, 'locale' | 'channel'>,
): DeliveryTexts {
  translators ??= createTranslators({ de, en, 'en-US': enUs, es, fr, it, nl })
  const translate = translators(locale, channel)
  return {
    fallback: min === max ? translate('fallback', { count: max }) : translate('fallback-range', { min, max }),
    inTime: occasion ? localised(occasion.inTime, locale) : '',
    today: translate('today'),
    tomorrow: translate('tomorrow'),
    date: translate('date'),
    safety: translate('safety'),
    normal: translate('normal'),
    express: translate('express'),
    saturday: translate('saturday'),
  }
}

// Created with the first message: pages that only choose a promise carry no messages.
let translators: ReturnType<typeof createTranslators> | undefined

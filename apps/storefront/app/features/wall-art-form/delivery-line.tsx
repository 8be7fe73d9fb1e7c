import {
  dayInZone,
  estimateDelivery,
  type FrameConfiguration,
  fillMessage,
  formatDelivery,
  joinWithNoBreakSpaces,
  type Locale,
} from '@passepartout/domain'
import { TruckIcon } from '@passepartout/ui/icons'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { ExpressLine } from './express-line.tsx'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface DeliveryLineProps {
  props: WallArtFormProps
  configuration: FrameConfiguration
}

/**
 * Pages are cached for hours, so the day is calculated where the clock is right: in the visitor's browser, after
 * hydration.
 */
function useEstimate(
  { shop, delivery, payments }: WallArtFormProps,
  { materialType, frameType }: FrameConfiguration,
) {
  const [now, setNow] = useState<Date>()
  useEffect(() => startTransition(() => setNow(new Date())), [])
  return useMemo(() => {
    if (!now || !delivery) return undefined
    const product = { materialType, ...(frameType ? { frameType } : {}) }
    return { ...estimateDelivery(delivery, product, shop.country, now, payments), now }
  }, [now, delivery, payments, materialType, frameType, shop])
}

/** Expected day of delivery, as short text. */
export function useDeliveryDay(
  props: WallArtFormProps,
  configuration: FrameConfiguration,
): string | undefined {
  const day = useEstimate(props, configuration)?.latest
  const { locale } = props.shop
  return useMemo(() => day && dayText(day, locale, 'short'), [day, locale])
}

/** Expected day of delivery, and the deadline to order for it. */
export const DeliveryLine = memo(function DeliveryLine({ props, configuration }: DeliveryLineProps) {
  const { texts, shop } = props
  const estimate = useEstimate(props, configuration)
  return (
    <>
      <p className="mt-3 flex min-h-[2.75rem] items-start gap-3 text-15">
        <TruckIcon size={20} aria-hidden="true" className="mt-px flex-none" />
        <span>
          {estimate ? (
            <>
              <strong className="font-semibold">
                {fillMessage(
                  texts['delivery-day'],
                  { day: dayText(estimate.latest, shop.locale, 'long') },
                  shop.locale,
                )}
              </strong>
              {/* The lab's hour means nothing on another continent. */}
              {shop.country === 'com'
                ? '.'
                : fillMessage(
                    texts['delivery-order-by'],
                    {
                      moment: formatMoment(estimate.orderBy, props, estimate.now),
                    },
                    shop.locale,
                  )}
            </>
          ) : (
            texts.delivery
          )}
        </span>
      </p>
      <PromiseLine props={props} isFramed={configuration.frameType !== undefined} now={estimate?.now} />
      {props.hasExpress && (
        <ExpressLine props={props} configuration={configuration} before={estimate?.latest} />
      )}
    </>
  )
})

/** Promise for the coming occasion: as of the page's rendering until the visitor's clock is known. */
function PromiseLine({
  props: { promises, delivery, shop },
  isFramed,
  now,
}: {
  props: WallArtFormProps
  isFramed: boolean
  now: Date | undefined
}) {
  if (!promises || !delivery) return null
  const { timeZone, sayZone } = delivery.countries[shop.country]
  const promise = isFramed ? promises.framed : promises.unframed
  const message = formatDelivery(promise, now ?? new Date(promises.at), { ...shop, timeZone, sayZone })
  return message && <p className="mt-1 pl-8 text-14 text-muted">{message}</p>
}

function formatMoment(
  { day, hour, timeZone }: { day: string; hour: number; timeZone: string },
  { texts, shop }: WallArtFormProps,
  now: Date,
): string {
  const name = day === dayInZone(timeZone, now) ? texts.today : dayText(day, shop.locale, 'weekday')
  return fillMessage(texts['delivery-moment'], { day: name, hour }, shop.locale)
}

function dayText(day: string, locale: Locale, style: keyof typeof dayFormats): string {
  const date = new Date(`${day}T12:00:00Z`)
  const text = new Intl.DateTimeFormat(locale, { ...dayFormats[style], timeZone: 'UTC' }).format(date)
  return joinWithNoBreakSpaces(locale, text)
}

const dayFormats = {
  long: { weekday: 'short', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

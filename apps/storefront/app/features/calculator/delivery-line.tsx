import { dayIn, estimateDelivery, type FrameConfiguration, type Locale } from '@passepartout/domain'
import { TruckIcon } from '@passepartout/ui/icons'
import { useEffect, useState } from 'react'
import type { CalculatorProps } from './calculator-props.ts'
import { fill } from './fill.ts'

interface DeliveryLineProps {
  props: CalculatorProps
  configuration: FrameConfiguration
}

/** The day to expect it. Pages are kept for hours, so the day is worked out where the clock is right: with the visitor. */
export function DeliveryLine({ props, configuration }: DeliveryLineProps) {
  const { texts, shop, delivery } = props
  const { materialType, frameType } = configuration
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const estimate =
    now &&
    delivery &&
    estimateDelivery(delivery, { materialType, ...(frameType ? { frameType } : {}) }, shop.country, now)
  return (
    <p className="mt-3 flex min-h-[2.75rem] items-start gap-3 text-15">
      <TruckIcon size={20} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {estimate && now ? (
          <>
            <strong className="font-semibold">
              {fill(texts['delivery-day'], { day: dayText(estimate.latest, shop.locale, 'long') })}
            </strong>
            {/* The plant's hour means nothing on another continent. */}
            {shop.country === 'com'
              ? '.'
              : fill(texts['delivery-order-by'], { moment: momentText(estimate.orderBy, props, now) })}
          </>
        ) : (
          texts.delivery
        )}
      </span>
    </p>
  )
}

function momentText(
  { day, hour, timeZone }: { day: string; hour: number; timeZone: string },
  { texts, shop }: CalculatorProps,
  now: Date,
): string {
  const name = day === dayIn(timeZone, now) ? texts.today : dayText(day, shop.locale, 'weekday')
  return fill(texts['delivery-moment'], { day: name, hour })
}

function dayText(day: string, locale: Locale, style: 'long' | 'weekday'): string {
  const date = new Date(`${day}T12:00:00Z`)
  const options: Intl.DateTimeFormatOptions =
    style === 'long' ? { weekday: 'short', day: 'numeric', month: 'long' } : { weekday: 'long' }
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
}

import {
  type Catalogue,
  type DeliveryCalendar,
  type DeliveryMoments,
  deliveryText,
  lastOrderDates,
  type Material,
  type PaymentMethod,
  type Shop,
} from '@passepartout/domain'

/** Delivery promises with a frame and without, because a frame takes longer. */
export interface DeliveryPromises {
  /** When the page was rendered: the promises are as of then until the visitor's clock is known. */
  at: string
  framed: DeliveryMoments
  unframed: DeliveryMoments
}

export function deliveryPromises(
  calendar: DeliveryCalendar,
  materialType: Material,
  { frames }: Pick<Catalogue, 'frames'>,
  shop: Shop,
  payments: readonly PaymentMethod[],
): DeliveryPromises {
  const now = new Date()
  const momentsFor = (frameType?: string): DeliveryMoments => {
    const moments = lastOrderDates(calendar, { materialType, frameType }, shop, now, payments)
    const { occasion } = moments
    const dates = { ...moments, occasion: occasion && { id: occasion.id } }
    return { moments: dates, words: deliveryText(moments, shop) }
  }
  // All frames take the same time.
  return { at: now.toISOString(), framed: momentsFor(frames[0]?.id), unframed: momentsFor() }
}

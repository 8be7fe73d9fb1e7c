import { getCalendarDesignGroups, getCalendarPrice } from '@passepartout/contracts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { fullListQuery, toLoadedPrice } from './to-loaded-price.ts'

export const calendar: StorefrontKindAdapter<'calendar'> = {
  // Prices of the design list, so that the lowest price is the one that the list shows.
  async prices({ id, format }, api) {
    if (format) {
      const result = await api.call(getCalendarPrice, { query: { calendarType: id, formatType: format } })
      return result.ok ? [toLoadedPrice(result.payload)] : []
    }
    const list = await api.call(getCalendarDesignGroups, { query: { calendarType: [id], ...fullListQuery } })
    return list.ok ? list.payload.items.map(({ priceFrom }) => toLoadedPrice(priceFrom)) : []
  },
  chosenOn: () => ({ component: 'calendar-detail', designGroupId: undefined }),
}

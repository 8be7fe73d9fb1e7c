import { getCalendarDesignGroups, getCalendarPrice } from '@passepartout/contracts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'
import { fullListQuery, toLoadedPrice } from './to-loaded-price.ts'

export const calendar: StorefrontKindAdapter<'calendar'> = {
  // The lowest price is the one that the list of designs begins with, so that both say the same.
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

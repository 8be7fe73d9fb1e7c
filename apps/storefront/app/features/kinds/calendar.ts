import { getCalendarDesignGroups, getCalendarPrice } from '@passepartout/contracts'
import { loadedPrice, wholeList } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const calendar: StorefrontKind<'calendar'> = {
  // The lowest price is the one that the list of designs begins with, so that both say the same.
  async prices({ id, format }, api) {
    if (format) {
      const result = await api.call(getCalendarPrice, { query: { calendarType: id, formatType: format } })
      return result.ok ? [loadedPrice(result.payload)] : []
    }
    const list = await api.call(getCalendarDesignGroups, { query: { calendarType: [id], ...wholeList } })
    return list.ok ? list.payload.items.map(({ priceFrom }) => loadedPrice(priceFrom)) : []
  },
  chosenOn: () => ({ component: 'calendar-detail', designGroupId: undefined }),
}

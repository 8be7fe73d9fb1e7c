import { getCalendarPrice } from '@passepartout/contracts'
import { allowedValues, loadedPrice, ofFormats } from './loaded-price.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const calendar: StorefrontKind<'calendar'> = {
  prices: ({ id, format }, api) =>
    ofFormats(format, async formatType => {
      const query = { calendarType: id, ...(formatType ? { formatType } : {}) }
      const result = await api.call(getCalendarPrice, { query })
      return result.ok
        ? { price: loadedPrice(result.payload), formats: allowedValues(result.payload.choices.formatType) }
        : undefined
    }),
  chosenOn: () => ({ component: 'calendar-detail', designGroupId: undefined }),
}

import type { LocaleMessages } from '@passepartout/domain'
import type { overview as de } from './overview.de.ts'

export const overview: LocaleMessages<typeof de> = {
  'overview.filter-color': 'Color',
  'overview.colours-of': { one: 'In one color: {names}', other: 'In {count} colors: {names}' },
}

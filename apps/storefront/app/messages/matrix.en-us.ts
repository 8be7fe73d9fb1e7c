import type { LocaleMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LocaleMessages<typeof de> = {
  'matrix.filter-matt': 'Matte',
}

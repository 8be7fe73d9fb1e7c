import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'
import { frBook } from './fr-book.ts'
import { frCalendar } from './fr-calendar.ts'
import { frCard } from './fr-card.ts'
import { frCart } from './fr-cart.ts'
import { frChecks } from './fr-checks.ts'
import { frCollage } from './fr-collage.ts'
import { frContinue } from './fr-continue.ts'
import { frDates } from './fr-dates.ts'
import { frDesign } from './fr-design.ts'
import { frKinds } from './fr-kinds.ts'
import { frNames } from './fr-names.ts'
import { frOwnText } from './fr-own-text.ts'
import { frOwnWall } from './fr-own-wall.ts'
import { frPhone } from './fr-phone.ts'
import { frPrints } from './fr-prints.ts'
import { frProblem } from './fr-problem.ts'
import { frShare } from './fr-share.ts'
import { frSheets } from './fr-sheets.ts'
import { frText } from './fr-text.ts'
import { frVersions } from './fr-versions.ts'
import { frZones } from './fr-zones.ts'

/** French messages of the designer. */
export const fr: LanguageMessages<typeof de> = {
  ...frZones,
  ...frDesign,
  ...frKinds,
  ...frChecks,
  ...frPrints,
  ...frCollage,
  ...frText,
  ...frBook,
  ...frCalendar,
  ...frDates,
  ...frSheets,
  ...frCard,
  ...frCart,
  ...frPhone,
  ...frShare,
  ...frContinue,
  ...frVersions,
  ...frProblem,
  ...frNames,
  ...frOwnText,
  ...frOwnWall,
}

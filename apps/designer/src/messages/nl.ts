import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'
import { nlBook } from './nl-book.ts'
import { nlCalendar } from './nl-calendar.ts'
import { nlCard } from './nl-card.ts'
import { nlCart } from './nl-cart.ts'
import { nlChecks } from './nl-checks.ts'
import { nlCollage } from './nl-collage.ts'
import { nlContinue } from './nl-continue.ts'
import { nlDates } from './nl-dates.ts'
import { nlDesign } from './nl-design.ts'
import { nlKinds } from './nl-kinds.ts'
import { nlNames } from './nl-names.ts'
import { nlOwnText } from './nl-own-text.ts'
import { nlOwnWall } from './nl-own-wall.ts'
import { nlPhone } from './nl-phone.ts'
import { nlPrints } from './nl-prints.ts'
import { nlProblem } from './nl-problem.ts'
import { nlShare } from './nl-share.ts'
import { nlSheets } from './nl-sheets.ts'
import { nlText } from './nl-text.ts'
import { nlVersions } from './nl-versions.ts'
import { nlZones } from './nl-zones.ts'

/** Dutch messages of the designer. `key@kartenliebe` addresses several people. */
export const nl: LanguageMessages<typeof de> = {
  ...nlZones,
  ...nlDesign,
  ...nlKinds,
  ...nlChecks,
  ...nlPrints,
  ...nlCollage,
  ...nlText,
  ...nlBook,
  ...nlCalendar,
  ...nlDates,
  ...nlSheets,
  ...nlCard,
  ...nlCart,
  ...nlPhone,
  ...nlShare,
  ...nlContinue,
  ...nlVersions,
  ...nlProblem,
  ...nlNames,
  ...nlOwnText,
  ...nlOwnWall,
}

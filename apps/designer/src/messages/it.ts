import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'
import { itBook } from './it-book.ts'
import { itCalendar } from './it-calendar.ts'
import { itCard } from './it-card.ts'
import { itCart } from './it-cart.ts'
import { itChecks } from './it-checks.ts'
import { itCollage } from './it-collage.ts'
import { itContinue } from './it-continue.ts'
import { itDates } from './it-dates.ts'
import { itDesign } from './it-design.ts'
import { itKinds } from './it-kinds.ts'
import { itNames } from './it-names.ts'
import { itOwnText } from './it-own-text.ts'
import { itOwnWall } from './it-own-wall.ts'
import { itPhone } from './it-phone.ts'
import { itPrints } from './it-prints.ts'
import { itProblem } from './it-problem.ts'
import { itShare } from './it-share.ts'
import { itSheets } from './it-sheets.ts'
import { itText } from './it-text.ts'
import { itVersions } from './it-versions.ts'
import { itZones } from './it-zones.ts'

/** Italian messages of the designer. `key@kartenliebe` addresses several people. */
export const it: LanguageMessages<typeof de> = {
  ...itZones,
  ...itDesign,
  ...itKinds,
  ...itChecks,
  ...itPrints,
  ...itCollage,
  ...itText,
  ...itBook,
  ...itCalendar,
  ...itDates,
  ...itSheets,
  ...itCard,
  ...itCart,
  ...itPhone,
  ...itShare,
  ...itContinue,
  ...itVersions,
  ...itProblem,
  ...itNames,
  ...itOwnText,
  ...itOwnWall,
}

import { deBook } from './de-book.ts'
import { deCalendar } from './de-calendar.ts'
import { deCard } from './de-card.ts'
import { deCart } from './de-cart.ts'
import { deChecks } from './de-checks.ts'
import { deCollage } from './de-collage.ts'
import { deContinue } from './de-continue.ts'
import { deDates } from './de-dates.ts'
import { deDesign } from './de-design.ts'
import { deKinds } from './de-kinds.ts'
import { deNames } from './de-names.ts'
import { deOwnText } from './de-own-text.ts'
import { deOwnWall } from './de-own-wall.ts'
import { dePhone } from './de-phone.ts'
import { dePrints } from './de-prints.ts'
import { deProblem } from './de-problem.ts'
import { deShare } from './de-share.ts'
import { deSheets } from './de-sheets.ts'
import { deText } from './de-text.ts'
import { deVersions } from './de-versions.ts'
import { deZones } from './de-zones.ts'

/** German messages of the designer. `key@kartenliebe` applies in that channel, which addresses several people. */
export const de = {
  ...deZones,
  ...deDesign,
  ...deKinds,
  ...deChecks,
  ...deText,
  ...deBook,
  ...deCalendar,
  ...deDates,
  ...deSheets,
  ...deCard,
  ...deCart,
  ...dePrints,
  ...deCollage,
  ...dePhone,
  ...deShare,
  ...deContinue,
  ...deVersions,
  ...deProblem,
  ...deNames,
  ...deOwnText,
  ...deOwnWall,
} as const

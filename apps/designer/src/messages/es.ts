import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'
import { esBook } from './es-book.ts'
import { esCalendar } from './es-calendar.ts'
import { esCard } from './es-card.ts'
import { esCart } from './es-cart.ts'
import { esChecks } from './es-checks.ts'
import { esCollage } from './es-collage.ts'
import { esContinue } from './es-continue.ts'
import { esDates } from './es-dates.ts'
import { esDesign } from './es-design.ts'
import { esKinds } from './es-kinds.ts'
import { esNames } from './es-names.ts'
import { esOwnText } from './es-own-text.ts'
import { esOwnWall } from './es-own-wall.ts'
import { esPhone } from './es-phone.ts'
import { esPrints } from './es-prints.ts'
import { esProblem } from './es-problem.ts'
import { esShare } from './es-share.ts'
import { esSheets } from './es-sheets.ts'
import { esText } from './es-text.ts'
import { esVersions } from './es-versions.ts'
import { esZones } from './es-zones.ts'

/** Spanish messages of the designer. `key@kartenliebe` addresses several people. */
export const es: LanguageMessages<typeof de> = {
  ...esZones,
  ...esDesign,
  ...esKinds,
  ...esChecks,
  ...esPrints,
  ...esCollage,
  ...esText,
  ...esBook,
  ...esCalendar,
  ...esDates,
  ...esSheets,
  ...esCard,
  ...esCart,
  ...esPhone,
  ...esShare,
  ...esContinue,
  ...esVersions,
  ...esProblem,
  ...esNames,
  ...esOwnText,
  ...esOwnWall,
}

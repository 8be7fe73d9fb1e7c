import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'
import { enBook } from './en-book.ts'
import { enCalendar } from './en-calendar.ts'
import { enCard } from './en-card.ts'
import { enCart } from './en-cart.ts'
import { enChecks } from './en-checks.ts'
import { enCollage } from './en-collage.ts'
import { enContinue } from './en-continue.ts'
import { enDates } from './en-dates.ts'
import { enDesign } from './en-design.ts'
import { enKinds } from './en-kinds.ts'
import { enNames } from './en-names.ts'
import { enOwnText } from './en-own-text.ts'
import { enOwnWall } from './en-own-wall.ts'
import { enPhone } from './en-phone.ts'
import { enPrints } from './en-prints.ts'
import { enProblem } from './en-problem.ts'
import { enShare } from './en-share.ts'
import { enSheets } from './en-sheets.ts'
import { enText } from './en-text.ts'
import { enVersions } from './en-versions.ts'
import { enZones } from './en-zones.ts'

/** English messages of the designer. */
export const en: LanguageMessages<typeof de> = {
  ...enZones,
  ...enDesign,
  ...enKinds,
  ...enChecks,
  ...enPrints,
  ...enCollage,
  ...enText,
  ...enBook,
  ...enCalendar,
  ...enDates,
  ...enSheets,
  ...enCard,
  ...enCart,
  ...enPhone,
  ...enShare,
  ...enContinue,
  ...enVersions,
  ...enProblem,
  ...enNames,
  ...enOwnText,
  ...enOwnWall,
}

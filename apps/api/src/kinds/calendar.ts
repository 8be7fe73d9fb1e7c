import { type ConfigurationOf, designerParams, designerUrl } from '@passepartout/domain'
import { type ApiKind, describedByName, namesIn, type Speaker } from './api-kind.ts'

type Calendar = ConfigurationOf<'calendar'>

function calendarName(speaker: Speaker, { calendarType, formatType, mountingType }: Calendar) {
  const term = namesIn(speaker)
  return [
    term('calendar-types', calendarType),
    term('calendar-formats', formatType),
    term('calendar-mountings', mountingType),
  ]
}

export const calendar: ApiKind<Calendar> = {
  name: calendarName,
  describe: describedByName(calendarName),
  link: (product, current, extras) =>
    designerUrl('calendar', designerParams('calendar', product, current), extras),
}

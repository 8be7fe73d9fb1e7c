import { calendarDefinition, calendarTypeOf, printFinishesInChannel } from '@passepartout/domain'
import type { CalendarDesign } from '../schema/design.ts'
import type { DesignKindRules } from './design-kind-rules.ts'

export const calendar: DesignKindRules<CalendarDesign> = {
  pageRole: 'sheet',
  hasMonths: true,
  finishes(design, { catalogue, shop }) {
    const definition = calendarDefinition(catalogue)
    const sold = design.calendar.calendarTypes.flatMap(
      id => calendarTypeOf(definition, id)?.refinements ?? [],
    )
    return printFinishesInChannel(sold, shop)
  },
}

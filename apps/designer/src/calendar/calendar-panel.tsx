import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { ColumnNames } from './column-names.tsx'

/** Panel of a calendar as a whole: holidays, own days, column names and the configuration. */
export function CalendarPanel() {
  return (
    <div className="zone-scroll">
      <CalendarDays />
      <ColumnNames />
      <ChosenProduct />
    </div>
  )
}

import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { ColumnNames } from './column-names.tsx'

/** Panel of a calendar as a whole: column names, holidays, own days and the configuration. */
export function CalendarPanel({ isWithoutDays = false }: { isWithoutDays?: boolean }) {
  return (
    <div className="zone-scroll">
      <ColumnNames />
      {!isWithoutDays && <CalendarDays />}
      <ChosenProduct />
    </div>
  )
}

/** Holidays and own days alone, as a tab of the phone. */
export function DaysPanel() {
  return (
    <div className="zone-scroll">
      <CalendarDays />
    </div>
  )
}

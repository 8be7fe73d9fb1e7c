import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { CalendarDays } from './calendar-days.tsx'
import { ColumnNames } from './column-names.tsx'
import { MonthPanel } from './month-panel.tsx'

/** Panel of a calendar as a whole: column names, holidays, own days and the configuration. */
export function CalendarPanel({ isWithoutDays = false }: { isWithoutDays?: boolean }) {
  return (
    <div className="zone-scroll">
      <ColumnNames />
      {!isWithoutDays && <CalendarDays />}
      <Months />
      <ChosenProduct />
    </div>
  )
}

function Months() {
  const { guest } = useDesigner()
  const calendar = useEditor(({ document }) => document.calendar)
  return calendar && !guest ? <MonthPanel calendar={calendar} /> : null
}

/** Holidays and own days alone, as a tab of the phone. */
export function DaysPanel() {
  return (
    <div className="zone-scroll">
      <CalendarDays />
    </div>
  )
}

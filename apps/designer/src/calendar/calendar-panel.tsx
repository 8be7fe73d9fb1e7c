import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { ColumnNames } from './column-names.tsx'

/** Panel of a calendar as a whole: column names and the configuration. */
export function CalendarPanel() {
  return (
    <div className="zone-scroll">
      <ColumnNames />
      <ChosenProduct />
    </div>
  )
}

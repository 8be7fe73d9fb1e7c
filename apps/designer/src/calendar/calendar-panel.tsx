import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { ColumnNames } from './column-names.tsx'

/** What belongs to a calendar as a whole: names over its columns, and what was chosen. */
export function CalendarPanel() {
  return (
    <div className="zone-scroll">
      <ColumnNames />
      <ChosenProduct />
    </div>
  )
}

import { SheetList } from './sheet-list.tsx'
import { StartChooser } from './start-chooser.tsx'

/** The sheets of a calendar with their start, each one press away. */
export function SheetsPanel() {
  return (
    <div className="zone-scroll">
      <StartChooser />
      <SheetList />
    </div>
  )
}

import { laterPanel } from '../shell/later-panel.tsx'
import type { DesignerKind } from './designer-kind.ts'
import { pages } from './pages.tsx'

const CalendarPanel = laterPanel(() =>
  import('../calendar/calendar-panel.tsx').then(one => one.CalendarPanel),
)

/** A calendar: pages with months, some with columns for people. */
export const calendar: DesignerKind = {
  ...pages,
  ProductPanel: CalendarPanel,
  TabPanel: () => <CalendarPanel />,
}

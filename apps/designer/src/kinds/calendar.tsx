import { laterPanel } from '../shell/later-panel.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

const CalendarPanel = laterPanel(() =>
  import('../calendar/calendar-panel.tsx').then(one => one.CalendarPanel),
)

/** Calendars: pages with months, some with columns for people. */
export const calendar: DesignerKindAdapter = {
  ...pages,
  ProductPanel: CalendarPanel,
  TabPanel: () => <CalendarPanel />,
}

import { Cake, CalendarDays, Images, Layers } from 'lucide-react'
import { laterPanel } from '../shell/later-panel.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

const CalendarPanel = laterPanel(() =>
  import('../calendar/calendar-panel.tsx').then(one => one.CalendarPanel),
)
const CalendarLeftPanel = laterPanel(() =>
  import('../calendar/left-panel.tsx').then(one => one.CalendarLeftPanel),
)
const DaysPanel = laterPanel(() => import('../calendar/calendar-panel.tsx').then(one => one.DaysPanel))
const SheetsPanel = laterPanel(() => import('../calendar/sheets-panel.tsx').then(one => one.SheetsPanel))

/** Calendars: pages with months, some with columns for people. */
export const calendar: DesignerKindAdapter = {
  ...pages,
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'sheets', Icon: CalendarDays },
    { tab: 'days', Icon: Cake },
    { tab: 'product', Icon: Layers },
  ],
  LeftPanel: CalendarLeftPanel,
  leftLabel: 'zone.sheets',
  ProductPanel: CalendarPanel,
  TabPanel: ({ tab }) => {
    if (tab === 'sheets') return <SheetsPanel />
    return tab === 'days' ? <DaysPanel /> : <CalendarPanel isWithoutDays />
  },
}

import type { Order } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { Panel } from './panels.tsx'

/** The days that ordered calendars print: as a file for the calendar of a device, and as a list to read. */
export function PrintedCalendars({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  if (order.calendars.length === 0) return null
  return (
    <Panel title={translate('order.days-title')}>
      <p className="text-muted">{translate('order.days-text')}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {order.calendars.map(({ line, title, fileUrl, days }) => (
          <li key={line} className="py-3">
            <p className="font-semibold">{title}</p>
            <p className="mt-1">
              <a href={fileUrl} download className="inline-block min-h-8 py-1 underline underline-offset-4">
                {translate('order.days-file')}
              </a>
            </p>
            <details>
              <summary className="inline-block min-h-8 cursor-pointer py-1 underline underline-offset-4">
                {translate('order.days-list', { count: days.length })}
              </summary>
              <dl className="mt-2 max-h-80 overflow-y-auto text-15">
                {days.map(({ day, names }) => (
                  <div key={day.at} className="flex flex-wrap gap-x-3 border-t border-hairline py-1.5">
                    <dt className="figures min-w-[13rem] text-muted">{day.text}</dt>
                    <dd className="min-w-0">{names.join(', ')}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

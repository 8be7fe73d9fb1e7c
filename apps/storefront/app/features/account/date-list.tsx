import type { AccountDate } from '@passepartout/contracts'
import type { Locale, PersonalDate } from '@passepartout/domain'
import { TrashIcon } from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import { AreaForm } from './area-form.tsx'
import { type AreaProps, errorOfForm } from './area-page.ts'
import { EmptyStateLink } from './empty-state-link.tsx'

/** Birthdays and other days that the customer keeps in the account, each of which can be deleted. */
export function DateList({ page, failed, dates }: AreaProps & { dates: readonly AccountDate[] }) {
  const { translate, shop } = page
  if (dates.length === 0)
    return (
      <Notice title={translate('area.dates-none')} text={translate('area.dates-none-text')}>
        <EmptyStateLink page={page} />
      </Notice>
    )
  const dayText = createDayFormat(shop.locale)
  return (
    <>
      <p className="measure text-muted">{translate('area.dates-text')}</p>
      <ul className="mt-5 rounded-surface border border-hairline bg-raised px-5 nav:px-7">
        {dates.map(({ id, date }) => (
          <li key={id} className="flex items-center gap-4 border-hairline border-t py-2 first:border-t-0">
            <p className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
              <time className="block flex-none text-14 text-muted sm:w-44">{dayText(date)}</time>
              <span className="block min-w-0 break-words font-semibold">{date.name}</span>
              <span className="block text-14 text-muted">{translate(`area.date-kind-${date.kind}`)}</span>
            </p>
            <AreaForm
              page={page}
              section="dates"
              intent="remove-date"
              id={id}
              failed={errorOfForm(failed, 'remove-date', id)}
            >
              <button
                type="submit"
                aria-label={translate('area.dates-delete', { name: date.name })}
                className="-mr-2 grid size-11 place-items-center text-muted hover:text-ink"
              >
                <TrashIcon size={20} />
              </button>
            </AreaForm>
          </li>
        ))}
      </ul>
      <AreaForm
        page={page}
        section="dates"
        intent="remove-dates"
        failed={errorOfForm(failed, 'remove-dates')}
        className="mt-4"
      >
        <button type="submit" className="text-link min-h-11">
          {translate('area.dates-delete-all')}
        </button>
      </AreaForm>
    </>
  )
}

/** Writes days as "12. März 1947", without the year where it is unknown. */
function createDayFormat(locale: Locale): (date: PersonalDate) => string {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const withYear = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' })
  const withoutYear = new Intl.DateTimeFormat(locale, day)
  return ({ year, month, day }) => {
    const date = new Date(0)
    date.setUTCFullYear(year ?? 2000, month - 1, day)
    return (year === null ? withoutYear : withYear).format(date)
  }
}

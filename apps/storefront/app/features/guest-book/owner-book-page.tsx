import type { GuestBookOfOrder, OwnerGuestBook } from '@passepartout/contracts'
import { GUEST_BOOK_LIMITS } from '@passepartout/domain'
import { TextField } from '@passepartout/ui/field'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import type { OrderFormError } from '../order/handle-order-action.ts'
import { Panel, StatusMessage } from '../order/panels.tsx'
import { OwnerEntries } from './owner-entries.tsx'

interface OwnBookPageProps {
  page: Page
  /** Response of the API: the book of the order, or why there is none yet. */
  answer: { book: GuestBookOfOrder | undefined; text: string } | undefined
  /** Action that was just completed, from the query of the address. */
  done: string | undefined
  failed: OrderFormError | undefined
}

const DONE = new Set([
  ...['open-book', 'change-book', 'delete-book'],
  ...['show-entry', 'hide-entry', 'delete-entry', 'show-waiting'],
])

/** The guest or condolence book of an order, for who ordered: opened, shared, entries shown one by one, ended. */
export function OwnerBookPage({ page, answer, done, failed }: OwnBookPageProps) {
  const { translate } = page
  const own = answer?.book
  if (!own) {
    return (
      <div className="wrap max-w-[44rem] pt-9 pb-section">
        <h1 className="type-h1">{translate('guest-book.page-title')}</h1>
        <div className="mt-7">
          <StatusMessage look="info">{answer?.text || translate('order.unavailable')}</StatusMessage>
        </div>
      </div>
    )
  }
  const { kind, book } = own
  return (
    <div className="wrap grid max-w-[48rem] gap-5 pt-9 pb-section nav:pt-12">
      <header>
        <h1 className="type-h1 nav:text-[3rem]">{translate(`guest-book.own-title-${kind}`)}</h1>
        <p className="type-lead mt-3">{translate(`guest-book.own-lead-${kind}`)}</p>
      </header>
      {done && DONE.has(done) && !failed && (
        <StatusMessage look="done">{translate(`guest-book.done-${done}`)}</StatusMessage>
      )}
      {failed && (
        <StatusMessage look="error">{failed.message || translate('guest-book.failed')}</StatusMessage>
      )}
      {book ? (
        <>
          <Link page={page} book={book} />
          <OwnerEntries page={page} entries={book.entries} />
          <Settings page={page} own={own} book={book} failed={failed} />
        </>
      ) : (
        <Panel title={translate(`guest-book.open-${kind}`)}>
          <FactsForm page={page} own={own} intent="open-book" failed={failed} />
        </Panel>
      )}
    </div>
  )
}

function Link({ page, book }: { page: Page; book: OwnerGuestBook }) {
  const { translate } = page
  return (
    <Panel title={translate(`guest-book.link-${book.kind}`)}>
      <p className="break-all font-semibold">
        <a href={book.url} className="text-link">
          {book.url}
        </a>
      </p>
      <p className="mt-3 text-muted">
        {translate(book.isOpen ? 'guest-book.link-hint' : 'guest-book.is-closed', {
          date: book.lastDay.text,
        })}
      </p>
      <p className="mt-2 text-14 text-muted">
        {translate('guest-book.deleted-at', { date: book.deletedAt.text })}
      </p>
    </Panel>
  )
}

interface FactsFormProps {
  page: Page
  own: GuestBookOfOrder
  intent: 'open-book' | 'change-book'
  failed: OrderFormError | undefined
}

/** Form for the name and the last day of a book. */
function FactsForm({ page, own: { kind, book, days }, intent, failed }: FactsFormProps) {
  const { translate } = page
  const typed = failed?.intent === intent ? failed : undefined
  return (
    <form method="post" noValidate className="grid gap-5">
      <TextField
        name="title"
        required
        maxLength={GUEST_BOOK_LIMITS.title}
        label={translate(`guest-book.name-${kind}`)}
        hint={translate(`guest-book.name-hint-${kind}`)}
        defaultValue={typed?.values.title?.[0] ?? book?.title ?? ''}
        error={typed?.errors.title?.[0]}
      />
      <TextField
        name="lastDate"
        type="date"
        required
        min={days.first}
        max={days.last}
        className="max-w-[16rem]"
        label={translate('guest-book.last-day')}
        hint={translate('guest-book.last-day-hint')}
        defaultValue={typed?.values.lastDate?.[0] ?? book?.lastDate ?? days.proposed}
        error={typed?.errors.lastDate?.[0]}
      />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={`button justify-self-start max-md:w-full ${book ? 'button-secondary' : 'button-primary'}`}
      >
        {translate(book ? 'guest-book.save' : `guest-book.open-${kind}`)}
      </button>
    </form>
  )
}

function Settings({
  page,
  own,
  book,
  failed,
}: {
  page: Page
  own: GuestBookOfOrder
  book: OwnerGuestBook
  failed: OrderFormError | undefined
}) {
  const { translate } = page
  return (
    <Panel>
      <div className="divide-y divide-hairline print:hidden">
        <details className="disclosure" open={failed?.intent === 'change-book'}>
          <summary className="flex min-h-13 items-center justify-between font-semibold">
            {translate('guest-book.settings')}
            <ChevronDownIcon size={20} />
          </summary>
          <div className="pt-2 pb-5">
            <FactsForm page={page} own={own} intent="change-book" failed={failed} />
          </div>
        </details>
        <details className="disclosure">
          <summary className="flex min-h-13 items-center justify-between font-semibold">
            {translate('guest-book.delete')}
            <ChevronDownIcon size={20} />
          </summary>
          <form method="post" className="pt-1 pb-4">
            <p className="measure text-muted">
              {translate('guest-book.delete-text', { count: book.entries.length })}
            </p>
            <button
              type="submit"
              name="intent"
              value="delete-book"
              className="button button-secondary mt-4 max-md:w-full"
            >
              {translate('guest-book.delete-now')}
            </button>
          </form>
        </details>
      </div>
    </Panel>
  )
}

import type { GuestBook } from '@passepartout/contracts'
import { GUEST_BOOK_LIMITS, RETENTION_DAYS } from '@passepartout/domain'
import { TextArea, TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import type { OrderFormError } from '../order/handle-order-action.ts'
import { Panel, StatusMessage } from '../order/panels.tsx'
import { EntryText } from './entry-text.tsx'

interface GuestBookPageProps {
  page: Page
  book: GuestBook
  /** The visitor has just submitted an entry. */
  isWritten: boolean
  failed: OrderFormError | undefined
}

/** A guest or condolence book for visitors who have its address: the entries, and the form to write one. */
export function GuestBookPage({ page, book, isWritten, failed }: GuestBookPageProps) {
  const { translate } = page
  const { kind, title, isOpen, lastDay, entries } = book
  return (
    <div className="wrap grid max-w-[48rem] gap-8 pt-9 pb-section nav:pt-14">
      <header className="text-center">
        <p className="type-lead">{translate(`guest-book.kind-${kind}`)}</p>
        <h1 dir="auto" className="type-h1 mt-2 break-words nav:text-[3.25rem]">
          {title}
        </h1>
      </header>
      {isWritten && !failed && (
        <StatusMessage look="done">{translate(`guest-book.written-${kind}`)}</StatusMessage>
      )}
      {failed && (
        <StatusMessage look="error">{failed.message || translate('guest-book.failed')}</StatusMessage>
      )}
      {isOpen ? (
        <Panel title={translate(`guest-book.write-${kind}`)}>
          <EntryForm page={page} book={book} failed={failed} />
        </Panel>
      ) : (
        <StatusMessage look="info">{translate('guest-book.is-closed', { date: lastDay.text })}</StatusMessage>
      )}
      {entries.length > 0 ? (
        <ul className="grid gap-4">
          {entries.map(entry => (
            <li key={entry.id} className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
              <EntryText entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-center text-muted">{translate('guest-book.empty')}</p>
      )}
    </div>
  )
}

function EntryForm({ page, book: { kind, lastDay }, failed }: Omit<GuestBookPageProps, 'isWritten'>) {
  const { translate } = page
  return (
    <form method="post" noValidate className="grid gap-5">
      <TextField
        name="author"
        autoComplete="name"
        required
        maxLength={GUEST_BOOK_LIMITS.author}
        label={translate('guest-book.author')}
        defaultValue={failed?.values.author?.[0] ?? ''}
        error={failed?.errors.author && translate('guest-book.author-missing')}
      />
      <TextArea
        name="text"
        required
        rows={5}
        maxLength={GUEST_BOOK_LIMITS.text}
        label={translate(`guest-book.text-${kind}`)}
        defaultValue={failed?.values.text?.[0] ?? ''}
        error={failed?.errors.text && translate('guest-book.text-missing', { count: GUEST_BOOK_LIMITS.text })}
      />
      <p className="text-14 text-muted">
        {translate('guest-book.public', { date: lastDay.text, days: RETENTION_DAYS['guest-books'] })}
      </p>
      <button type="submit" className="button button-primary justify-self-start max-md:w-full">
        {translate('guest-book.send')}
      </button>
    </form>
  )
}

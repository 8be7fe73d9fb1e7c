import type { OwnerGuestBook } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { Panel } from '../order/panels.tsx'
import { EntryText } from './entry-text.tsx'

type OwnEntry = OwnerGuestBook['entries'][number]

/** The entries of a book for its owner, those that wait first. */
export function OwnerEntries({ page, entries }: { page: Page; entries: readonly OwnEntry[] }) {
  const { translate } = page
  const inState = (state: OwnEntry['state']) => entries.filter(entry => entry.state === state)
  const waiting = inState('waiting')
  if (entries.length === 0) return <p className="px-1 text-muted">{translate('guest-book.nobody-yet')}</p>
  return (
    <>
      {waiting.length > 0 && (
        <Panel title={translate('guest-book.waiting', { count: waiting.length })}>
          {waiting.length > 1 && (
            <form method="post" className="mb-4">
              <button
                type="submit"
                name="intent"
                value="show-waiting"
                className="button button-secondary button-small max-md:w-full"
              >
                {translate('guest-book.show-waiting')}
              </button>
            </form>
          )}
          <EntryList page={page} entries={waiting} />
        </Panel>
      )}
      {(['shown', 'hidden'] as const).map(state => {
        const of = inState(state)
        if (of.length === 0) return null
        return (
          <Panel key={state} title={translate(`guest-book.entries-${state}`, { count: of.length })}>
            <EntryList page={page} entries={of} />
          </Panel>
        )
      })}
    </>
  )
}

function EntryList({ page, entries }: { page: Page; entries: readonly OwnEntry[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {entries.map(entry => (
        <li key={entry.id} className="py-4 first:pt-0 last:pb-0">
          <EntryText entry={entry} />
          <EntryForm page={page} entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function EntryForm({ page: { translate }, entry }: { page: Page; entry: OwnEntry }) {
  const named = { name: entry.author }
  const decision = entry.state === 'shown' ? 'hide' : 'show'
  const decisions = entry.state === 'waiting' ? (['show', 'hide'] as const) : ([decision] as const)
  return (
    <form method="post" className="mt-3 flex flex-wrap gap-3 print:hidden">
      <input type="hidden" name="entry" value={entry.id} />
      {decisions.map(each => (
        <button
          key={each}
          type="submit"
          name="intent"
          value={`${each}-entry`}
          aria-label={translate(`guest-book.${each}-of`, named)}
          className="button button-secondary button-small"
        >
          {translate(`guest-book.${each}`)}
        </button>
      ))}
      <button
        type="submit"
        name="intent"
        value="delete-entry"
        aria-label={translate('guest-book.remove-of', named)}
        className="text-link inline-flex min-h-11 items-center px-1"
      >
        {translate('guest-book.remove')}
      </button>
    </form>
  )
}

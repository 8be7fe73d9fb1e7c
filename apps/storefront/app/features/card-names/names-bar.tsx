import {
  CARD_NAME_FIELDS,
  type CardNameField,
  type CardNameGroup,
  MAX_CARD_NAME_LENGTH,
} from '@passepartout/domain'
import { ChevronDownIcon, PencilIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { ChoosePhoto, RemovePhoto } from '../visitor-photo/choose-photo.tsx'

/** Messages that the script shows, rendered in the language of the page. */
const STATUS_MESSAGES = [
  'shown',
  'only-here',
  'removed',
  'weekday',
  'past',
  'future',
  'no-date',
  'no-age',
] as const

/**
 * Takes names, date and photo once for all cards: a line above the list that unfolds a form. Nothing is sent, so the
 * form has no action and its fields have no names; without a script it is absent.
 */
export function NamesBar({
  page,
  group,
  isNarrow,
  className = '',
}: {
  page: Page
  group: CardNameGroup
  /** Displayed in a column. */
  isNarrow?: boolean
  className?: string
}) {
  const { translate } = page
  const words = Object.fromEntries(
    STATUS_MESSAGES.map(what => [what, translate(`card-names.${what}`, { weekday: '{weekday}' })]),
  )
  return (
    <details
      data-card-names={group}
      data-enhance="card-names"
      data-when="sign"
      data-words={JSON.stringify(words)}
      className={`group/names scroll-mt-24 rounded-surface border border-hairline bg-raised noscript:hidden print:hidden ${className}`}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:bg-accent-soft group-open/names:rounded-b-none [&::-webkit-details-marker]:hidden">
        <PencilIcon size={20} aria-hidden="true" className="flex-none text-accent max-sm:hidden" />
        <span
          className={`flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 ${isNarrow ? '' : 'nav:flex-nowrap'}`}
        >
          <span className={`font-semibold ${isNarrow ? '' : 'nav:flex-none'}`}>
            {translate(`card-names.title-${group}`)}
          </span>
          <span
            data-names-summary={translate('card-names.hint')}
            className="min-w-0 truncate text-14 text-muted"
          >
            {translate('card-names.hint')}
          </span>
        </span>
        <ChevronDownIcon
          size={20}
          aria-hidden="true"
          className="flex-none transition-transform group-open/names:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {/* The island inserts it at the visitor's first interaction: without it the form does nothing. */}
      <template>
        {/* Outside a dialog this method sends nothing: names never get into an address. */}
        <form method="dialog" autoComplete="off" className="border-hairline border-t px-4 pt-4 pb-4">
          <div
            className={`grid grid-cols-2 gap-x-3 ${isNarrow ? '' : 'md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]'}`}
          >
            {CARD_NAME_FIELDS[group].map(field => (
              <Field key={field} page={page} group={group} field={field} />
            ))}
          </div>
          {(group === 'party' || group === 'birthday') && (
            <div
              data-names-people={translate('card-names.person', {
                name: '{name}',
                age: '{age}',
                day: '{day}',
              })}
              hidden
              className="mb-3 flex flex-wrap items-center gap-2"
            >
              <span className="text-14 font-semibold">{translate('card-names.people')}</span>
            </div>
          )}
          <div className="mt-0.5 flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <ChoosePhoto page={page} className="button-accent button-small bg-raised!" />
            <RemovePhoto page={page} className="text-link hit-44" />
            <button type="button" data-names-forget="" hidden className="text-link hit-44">
              {translate('card-names.forget')}
            </button>
            <p className="min-w-0 flex-[1_1_20rem] text-13 text-muted">{translate('card-names.stays')}</p>
          </div>
        </form>
      </template>
      <p role="status" data-names-status="" className="sr-only" />
    </details>
  )
}

function Field({ page, group, field }: { page: Page; group: CardNameGroup; field: CardNameField }) {
  const { translate } = page
  const id = `card-names-${field}`
  const isWide = field === 'sender' || field === 'name'
  const kind =
    field === 'date'
      ? { type: 'date', min: '1900-01-01', max: '2199-12-31' }
      : field === 'age'
        ? { inputMode: 'numeric' as const, maxLength: MAX_CARD_NAME_LENGTH[field] }
        : { autoCapitalize: 'words', maxLength: MAX_CARD_NAME_LENGTH[field] }
  return (
    // Labels of one or two lines and notes share their rows with the field beside them, so that the fields align.
    <div
      className={`row-span-3 mb-3 grid grid-cols-1 grid-rows-subgrid ${isWide ? 'max-md:col-span-2' : ''}`}
    >
      <label htmlFor={id} className="mb-1 self-end text-14 font-semibold">
        {translate(`card-names.${field}-${group}`)}
      </label>
      <input
        id={id}
        data-name-field={field}
        autoComplete="off"
        enterKeyHint="done"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        className="field"
        {...kind}
      />
      <p id={`${id}-note`} data-name-note={field} className="mt-1 text-13 text-muted empty:hidden" />
    </div>
  )
}

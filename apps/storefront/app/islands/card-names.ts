import {
  type CARD_NAME_FIELDS,
  type CardNameGroup,
  type CardNames,
  hasLoggedInCookie,
  PERSONAL_DATES_KEY,
  sanitiseCardNames,
} from '@passepartout/domain'
import { showNames } from '../features/card-names/show-names.ts'
import { loadStoredNames, storeNames } from '../features/card-names/stored-names.ts'

const AFTER_TYPING_MS = 250
/** Share of the window's height for cards below the form. */
const ROOM = 0.4
const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether this device or an account may know birthdays (docs/accounts.md). */
function mayHaveDates(): boolean {
  try {
    return localStorage.getItem(PERSONAL_DATES_KEY) !== null || hasLoggedInCookie(document.cookie)
  } catch {
    return hasLoggedInCookie(document.cookie)
  }
}

/** Renders the typed names on every card of the page while typing, and stores them on this device. */
export default function cardNames(bar: HTMLElement): void {
  // Was a template so far: browsers lay out all fields of a new page to offer autofill, even within closed elements.
  const template = bar.querySelector('template')
  template?.replaceWith(template.content)
  const group = bar.dataset.cardNames as CardNameGroup
  const words: Record<string, string> = JSON.parse(bar.dataset.words ?? '{}')
  const fields = [...bar.querySelectorAll<HTMLInputElement>('[data-name-field]')]
  const forget = bar.querySelector<HTMLButtonElement>('[data-names-forget]')
  const status = bar.querySelector('[data-names-status]')
  let typing: ReturnType<typeof setTimeout> | undefined
  let isSaid = false

  const typed = (): CardNames =>
    sanitiseCardNames(group, Object.fromEntries(fields.map(field => [field.dataset.nameField, field.value])))

  const showMessage = (what: string) => {
    if (status) status.textContent = words[what] ?? ''
  }

  function take(): void {
    const names = typed()
    const { [group]: _before, ...others } = loadStoredNames()
    const isAny = offerToForget(names)
    const next = isAny ? { ...others, [group]: names } : others
    const isKept = storeNames(next)
    if (isAny && !isSaid) showMessage(isKept ? 'shown' : 'only-here')
    isSaid ||= isAny
    void showNames(next)
  }

  /**
   * Notes about the day while it can still be corrected: a birth is expected in the past, all other days in the future.
   */
  function note(field: HTMLInputElement): void {
    const place = bar.querySelector(`[data-name-note=${field.dataset.nameField}]`)
    if (!place) return
    const currentNote = noteOn(field)
    if (place.textContent !== currentNote) place.textContent = currentNote
    field.toggleAttribute('aria-invalid', currentNote !== '' && field.value !== '' && !DAY.test(field.value))
  }

  function noteOn(field: HTMLInputElement): string {
    const { value, validity, dataset } = field
    if (dataset.nameField === 'age') return value && !('age' in typed()) ? (words['no-age'] ?? '') : ''
    if (dataset.nameField !== 'date') return ''
    if (validity.badInput || (value && !DAY.test(value))) return words['no-date'] ?? ''
    if (!value) return ''
    const day = new Date(`${value}T12:00:00`)
    const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long' }).format(day)
    const today = new Date()
    today.setHours(0, 0, 0, 0)
    const isPast = day < today
    const isStrange = group === 'birth' ? !isPast && day.toDateString() !== today.toDateString() : isPast
    const sentence = (words.weekday ?? '').replace('{weekday}', weekday)
    return isStrange ? `${sentence} ${words[isPast ? 'past' : 'future']}` : sentence
  }

  function offerToForget(names: CardNames): boolean {
    const isAny = Object.keys(names).length > 0
    if (forget) forget.hidden = !isAny
    return isAny
  }

  function fill(names: CardNames): void {
    offerToForget(names)
    for (const field of fields) {
      const name = field.dataset.nameField as (typeof CARD_NAME_FIELDS)[CardNameGroup][number]
      field.value = names[name] ?? ''
      note(field)
    }
  }

  bar.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.nameField) return
    note(target)
    clearTimeout(typing)
    typing = setTimeout(take, AFTER_TYPING_MS)
  })
  bar.addEventListener('submit', event => {
    event.preventDefault()
    clearTimeout(typing)
    take()
  })
  forget?.addEventListener('click', () => {
    clearTimeout(typing)
    fill({})
    isSaid = false
    take()
    showMessage('removed')
    fields[0]?.focus()
  })

  // Keeps the cards of a list visible while typing; the card of a product page is beside the form.
  const bring = () => {
    const below = innerHeight - bar.getBoundingClientRect().bottom
    if (!bar.closest('[data-enhance=overview]') || !bar.hasAttribute('open') || below > innerHeight * ROOM)
      return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    bar.scrollIntoView({ block: 'start', behavior })
  }
  bar.addEventListener('toggle', bring)
  bring()

  const people = bar.querySelector<HTMLElement>('[data-names-people]')
  if (people && mayHaveDates())
    void import('../features/card-names/suggest-people.ts').then(({ suggestPeople }) =>
      suggestPeople(people, group, ({ name, age, date }) => {
        const given: CardNames = { name, age: String(age), date }
        fill(sanitiseCardNames(group, given))
        take()
      }),
    )

  const early = typed()
  if (Object.keys(early).length === 0) fill(loadStoredNames()[group] ?? {})
  else {
    // The visitor typed before this script loaded.
    fields.forEach(note)
    take()
  }
}

import { createClient, listAccountDates } from '@passepartout/contracts'
import {
  type CardNameGroup,
  hasLoggedInCookie,
  PERSONAL_DATES_KEY,
  type PersonalDate,
  parsePersonalDates,
  type Shop,
  type UpcomingBirthday,
  upcomingBirthdays,
} from '@passepartout/domain'

const WITHIN_DAYS = 120
const MOST = 3
/** Invitations to children's parties are for people up to this age. */
const LAST_PARTY_AGE = 13

/** Offers the next birthdays that this device or the account knows, each as a button that fills the form. */
export async function suggestPeople(
  list: HTMLElement,
  group: CardNameGroup,
  onPerson: (person: UpcomingBirthday) => void,
): Promise<void> {
  const dates = [...deviceDates(), ...(await accountDates())]
  const now = new Date()
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
  const isOfGroup = ({ age }: UpcomingBirthday) => (group === 'party') === age <= LAST_PARTY_AGE
  const people = upcomingBirthdays(dates, { today, withinDays: WITHIN_DAYS, most: dates.length })
    .filter(isOfGroup)
    .slice(0, MOST)
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ day: 'numeric', month: 'long' },
    timeZone: 'UTC',
  })
  for (const person of people) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button button-secondary button-small max-w-full'
    button.textContent = (list.dataset.namesPeople ?? '').replace(
      /\{(name|age|day)\}/g,
      (_, field) =>
        ({ name: person.name, age: String(person.age), day: format.format(new Date(person.date)) })[
          field as 'name' | 'age' | 'day'
        ],
    )
    button.addEventListener('click', () => onPerson(person))
    list.append(button)
  }
  list.hidden = people.length === 0
}

function deviceDates(): PersonalDate[] {
  try {
    return parsePersonalDates(localStorage.getItem(PERSONAL_DATES_KEY))
  } catch {
    return []
  }
}

async function accountDates(): Promise<PersonalDate[]> {
  const { shop } = document.querySelector<HTMLElement>('[data-account]')?.dataset ?? {}
  if (!shop || !hasLoggedInCookie(document.cookie)) return []
  const reader = JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>
  const result = await createClient({ ...reader, fetch: (url, init) => fetch(url, init) }).call(
    listAccountDates,
    {},
  )
  return result.ok ? result.payload.dates.map(({ date }) => date) : []
}

import { DAY_RULES as RULES } from '@passepartout/document/day-rules'
import { loadDatesBook } from './dates-book.ts'
import { eventOf } from './event-of-date.ts'

/** The rules of the customer's days, with the birthdays that this device remembers. */
export const DAY_RULES = RULES.map(
  (rule): typeof rule =>
    (document, context) =>
      rule(document, { ...context, birthdays: rememberedBirthdays() }),
)

const rememberedBirthdays = () =>
  loadDatesBook()
    .filter(({ kind }) => kind === 'birthday')
    .map(entry => {
      const { id: _, ...event } = eventOf(entry, '')
      return event
    })

import type { LanguageMessages } from '@passepartout/domain'
import type { cardNames as de } from './card-names.de.ts'

export const cardNames: LanguageMessages<typeof de> = {
  'card-names.title-couple': 'Your names on every card',
  'card-names.title-birth': 'Your baby’s name on every card',
  'card-names.title-child': 'Your child’s name on every card',
  'card-names.title-party': 'Name and age on every card',
  'card-names.title-birthday': 'Age and date on every card',
  'card-names.title-family': 'Your greeting on every card',
  'card-names.title-company': 'Your company on every card',
  'card-names.hint': 'Type them once, see them everywhere',
  'card-names.first-couple': 'First name',
  'card-names.second-couple': 'Partner’s first name',
  'card-names.date-couple': 'Wedding day',
  'card-names.place-couple': 'Place',
  'card-names.name-birth': 'Baby’s name',
  'card-names.date-birth': 'Date of birth',
  'card-names.name-child': 'Child’s name',
  'card-names.date-child': 'Date of the celebration',
  'card-names.place-child': 'Place',
  'card-names.name-party': 'Child’s name',
  'card-names.age-party': 'Age',
  'card-names.date-party': 'Date of the party',
  'card-names.age-birthday': 'Age',
  'card-names.date-birthday': 'Date of the party',
  'card-names.sender-family': 'Who it is from',
  'card-names.sender-company': 'Company name',
  'card-names.forget': 'Show the examples again',
  'card-names.stays':
    'What you type stays on this device until you design a card or take it away. Cards without room for it keep their example.',
  'card-names.shown': 'Your details are now on the cards.',
  'card-names.only-here':
    'Your browser stores no data of this page, so your details are on the cards here only.',
  'card-names.removed':
    'The cards show the examples again. None of your details are kept on this device any more.',
  'card-names.weekday': 'That’s a {weekday}.',
  'card-names.past': 'This day has already passed.',
  'card-names.future': 'This day is still to come.',
  'card-names.no-date': 'There is no such day.',
  'card-names.no-age': 'Enter the age as a number, for example 40.',
}

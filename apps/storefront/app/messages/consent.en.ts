import type { LanguageMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LanguageMessages<typeof de> = {
  'consent.title': 'Cookies and privacy',
  'consent.privacy': 'Privacy',
  'consent.asks':
    'For some things we need your consent. You can give it or take it back here at any time; the shop works the same either way.',
  'consent.asks-nothing':
    'This shop only uses cookies it cannot work without. There are no statistics, no advertising and no other services here that need your consent.',
  'consent.question': 'May we also use cookies for {purposes}? Nothing of the kind happens unless you agree.',
  'consent.decline': 'Decline',
  'consent.grant': 'Accept',
  'consent.settings': 'Decide one by one',
  'consent.decline-all': 'Decline all',
  'consent.save': 'Save choice',
  'consent.grant-all': 'Accept all',
  'consent.necessary': 'Necessary',
  'consent.necessary-text': 'Basket, designs and your choice on this page.',
  'consent.always': 'Always on',
  'consent.details': 'The necessary cookies in detail',
  'consent.days': '{days} days',
  'consent.cookie-visitor': 'Remembers which photos, designs and basket are yours.',
  'consent.cookie-cart-count': 'The number of articles beside the basket.',
  'consent.cookie-wishlist-count': 'The number of cards beside the wish list.',
  'consent.cookie-consent': 'Your decision about cookies, with its date.',
  'consent.statistics': 'Statistics',
  'consent.statistics-for': 'statistics',
  'consent.statistics-text': 'Counts which pages are read and where visits end.',
  'consent.experiments': 'Comparison tests',
  'consent.experiments-for': 'comparison tests',
  'consent.experiments-text': 'Shows two versions of a page and remembers which one you see.',
  'consent.recording': 'Recording',
  'consent.recording-for': 'recordings',
  'consent.recording-text': 'Records mouse movements and clicks, so that we find what gets in the way.',
  'consent.marketing': 'Advertising',
  'consent.marketing-for': 'advertising',
  'consent.marketing-text': 'Measures which ad brought you here, and shows fitting ones on other sites.',
}

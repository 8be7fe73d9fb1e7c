import type { LocaleMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LocaleMessages<typeof de> = {
  'law.guarantee-eu':
    'This right applies throughout the EU, to personalized products as well. Any voluntary guarantee comes on top of it.',
}

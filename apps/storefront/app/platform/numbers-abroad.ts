import { type CountryCode, type Locale, localeFacts } from '@passepartout/domain'
import type { FoundStory, Story } from './stories.ts'

/** What is dialled from abroad in place of the zero that numbers begin with at home; others are written with theirs. */
const CODES: Partial<Record<CountryCode, string>> = { de: '+49', fr: '+33', gb: '+44', nl: '+31' }
const FIELDS = new Set(['hotline', 'telephone'])

const known = new WeakMap<Story, Story>()

/**
 * A story as another country than its own reads it, whose words fall back to it: a telephone number as it is dialled at home
 * leads nowhere there. The same story is the same object.
 */
export function numbersAbroad({ story, locale }: FoundStory, reader: Locale): FoundStory {
  const home = localeFacts(locale).country
  const code = CODES[home]
  if (code === undefined || home === localeFacts(reader).country) return { story, locale }
  const written = known.get(story) ?? { ...story, content: withCode(story.content, code) }
  known.set(story, written)
  return { story: written, locale }
}

const withCode = <T>(content: T, code: string): T =>
  JSON.parse(JSON.stringify(content), (name, value) =>
    FIELDS.has(name) && typeof value === 'string' ? value.replace(/^0(?=[1-9])/, `${code} `) : value,
  )

import { DIALLING, type Locale, localeFacts } from '@passepartout/domain'
import type { FoundStory, Story } from './stories.ts'

const FIELDS = new Set(['hotline', 'telephone'])

const known = new WeakMap<Story, Story>()

/**
 * Replaces the leading zero of telephone numbers by the country code for readers in another country that falls back to
 * this story: domestic numbers do not work from there. In countries without the leading zero the content contains the
 * code already. Returns the same object for the same story.
 */
export function internationalPhoneNumbers({ story, locale }: FoundStory, reader: Locale): FoundStory {
  const home = localeFacts(locale).country
  const { code, hasZero } = DIALLING[home]
  if (!hasZero || home === localeFacts(reader).country) return { story, locale }
  const written = known.get(story) ?? { ...story, content: withDiallingCode(story.content, code) }
  known.set(story, written)
  return { story: written, locale }
}

const withDiallingCode = <T>(content: T, code: string): T =>
  JSON.parse(JSON.stringify(content), (name, value) =>
    FIELDS.has(name) && typeof value === 'string' ? value.replace(/^0(?=[1-9])/, `${code} `) : value,
  )

import { DIALLING, type Locale, localeFacts } from '@passepartout/domain'
import type { FoundStory, Story } from './stories.ts'

const FIELDS = new Set(['hotline', 'telephone'])

const known = new WeakMap<Story, Story>()

/**
 * A story as another country than its own reads it, whose words fall back to it: a telephone number as it is dialled at home
 * leads nowhere there. Where numbers have no zero to tell them by, they are written with their code. The same story is the same object.
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

import type { Locale } from '@passepartout/domain'
import type { z } from 'zod'
import type { Services } from './services.ts'
import type { FoundStory } from './stories.ts'

/**
 * Parses stories of one kind, each once: the content client returns the same object until it changes. An invalid one is
 * logged once as well, and yields `undefined`.
 */
export function memoizeStoryRead<Read, Made>(
  schema: z.ZodType<Read>,
  make: (read: Read, locale: Locale) => Made,
): (found: FoundStory, log: Services['log'], complaint: string) => Made | undefined {
  const known = new WeakMap<object, { made: Made | undefined }>()
  return ({ story: { content, full_slug: story }, locale }, log, complaint) => {
    const cached = known.get(content)
    if (cached) return cached.made
    const { data, error } = schema.safeParse(content)
    const made = error ? undefined : make(data, locale)
    known.set(content, { made })
    const problems = error?.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
    if (problems) log.error({ key: 'hybrid-parse-error', story, locale, problems }, complaint)
    return made
  }
}

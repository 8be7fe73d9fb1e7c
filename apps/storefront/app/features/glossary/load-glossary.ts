import { glossarySchema } from '@passepartout/content-model'
import type { Shop } from '@passepartout/domain'
import { type Glossary, glossaryOf } from '../../platform/glossary.ts'
import type { Services } from '../../platform/services.ts'

/** By the content they were read from: the client hands out the same one until it changes. */
const known = new WeakMap<object, Glossary>()

/** A shop's words of the trade; without such a story, or with a broken one, its texts stand as they are. */
export async function loadGlossary(
  { stories, log }: Pick<Services, 'stories' | 'log'>,
  { channel, locale }: Pick<Shop, 'channel' | 'locale'>,
): Promise<Glossary | undefined> {
  const content = (await stories.find(channel, locale, '_glossary'))?.story.content
  if (!content) return undefined
  const seen = known.get(content)
  if (seen) return seen
  const read = glossarySchema.safeParse(content)
  if (!read.success) {
    const problems = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
    log.error(
      { key: 'hybrid-parse-error', story: '_glossary', locale, problems },
      'the glossary is not usable',
    )
    return undefined
  }
  const glossary = glossaryOf(read.data)
  known.set(content, glossary)
  return glossary
}

import { glossarySchema } from '@passepartout/content-model'
import type { Shop } from '@passepartout/domain'
import { type Glossary, glossaryOf } from '../../platform/glossary.ts'
import { memoizeStoryRead } from '../../platform/memoize-story-read.ts'
import type { Services } from '../../platform/services.ts'

const readGlossary = memoizeStoryRead(glossarySchema, glossaryOf)

/** A shop's glossary; without such a story, or with an invalid one, no text is explained. */
export async function loadGlossary(
  { stories, log }: Pick<Services, 'stories' | 'log'>,
  { channel, locale }: Pick<Shop, 'channel' | 'locale'>,
): Promise<Glossary | undefined> {
  const found = await stories.find(channel, locale, '_glossary')
  return found && readGlossary(found, log, 'the glossary is not usable')
}

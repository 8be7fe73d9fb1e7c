import { type Contact, contactSchema } from '@passepartout/content-model'
import type { Shop } from '@passepartout/domain'
import type { Services } from '../../platform/services.ts'

type Person = Contact['people'][number]

export interface ContactPoint {
  /** Value that forms send. */
  id: string
  /** Label for visitors. */
  topic: string
  person: Person
}

interface Sources {
  stories: Pick<Services['stories'], 'find'>
  log: Services['log']
}

/**
 * Contact topics, each with the person who answers. A topic without a person is an editor's mistake and logged (spec
 * 8); the first person then answers, so that no message is lost.
 */
export async function contactPoints(
  { stories, log }: Sources,
  { channel, locale }: Pick<Shop, 'channel' | 'locale'>,
): Promise<ContactPoint[]> {
  const found = await stories.find(channel, locale, '_contact')
  const read = contactSchema.safeParse(found?.story.content)
  if (!read.success) {
    const problems = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
    log.error(
      { key: found ? 'hybrid-parse-error' : 'cms-page-not-found', story: '_contact', locale, problems },
      'contact story invalid',
    )
    return []
  }
  const { topics, people } = read.data
  return topics.flatMap(({ topic: id, text: topic }) => {
    const named = people.find(person => person.topics.includes(id))
    if (!named) log.warn({ key: 'contact-form-person-not-found', topic: id }, 'no contact person for topic')
    const person = named ?? people[0]
    return person ? [{ id, topic, person }] : []
  })
}

/** The contact for a topic; `undefined` for unknown topics. */
export async function contactPoint(sources: Sources, shop: Shop, topic: string) {
  const points = await contactPoints(sources, shop)
  const point = points.find(({ id }) => id === topic)
  if (!point) return undefined
  const { name, email, hours } = point.person
  return { topic: point.topic, name, email, hours }
}

import type { ContactPerson } from '@passepartout/content-model'
import type { LoadContext } from '../../platform/block.ts'

export type Person = ContactPerson['people'][number]

/** Finds the contact person of the block's topic; logs a topic without one, an editor's mistake (spec 8). */
export async function loadContactPerson(
  { topic, people }: ContactPerson,
  { log, path }: Pick<LoadContext, 'log' | 'path'>,
): Promise<Person | undefined> {
  const person = people.find(({ topics }) => topics.includes(topic))
  if (!person) log.warn({ key: 'contact-form-person-not-found', path, topic }, 'no contact person for topic')
  return person
}

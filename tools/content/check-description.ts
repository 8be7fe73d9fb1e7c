import type { Story } from '@passepartout/content'

/** Shorter ones say nothing in a list of results that the title does not say already. */
const LEAST_CHARACTERS = 50
/** How editors note where a page leads; a description says what a reader finds there. */
const NOTE = /^(?:Führt|Leads|Lleva|Mène|Porta|Leidt)(?!\p{L})/u

/** What is wrong with the description that search engines show of a page. */
export function checkDescription({ full_slug, content }: Story): string[] {
  const { description } = content
  const isPart = full_slug.split('/').some(segment => segment.startsWith('_'))
  if (isPart || typeof description !== 'string' || description === '') return []
  if (NOTE.test(description)) return [`description "${description}" is a note for editors`]
  return description.length < LEAST_CHARACTERS
    ? [`description "${description}" has fewer than ${LEAST_CHARACTERS} characters`]
    : []
}

import type { Story } from '@passepartout/content'

/** Shorter descriptions repeat the title in search results. */
const LEAST_CHARACTERS = 50
/** Editors' notes where a page leads; a description must tell what readers find there. */
const NOTE = /^(?:Führt|Leads|Lleva|Mène|Porta|Leidt)(?!\p{L})/u

/** Errors in a page's description for search engines. */
export function checkDescription({ full_slug, content }: Story): string[] {
  const { description } = content
  const isPart = full_slug.split('/').some(segment => segment.startsWith('_'))
  if (isPart || typeof description !== 'string' || description === '') return []
  if (NOTE.test(description)) return [`description "${description}" is a note for editors`]
  return description.length < LEAST_CHARACTERS
    ? [`description "${description}" has fewer than ${LEAST_CHARACTERS} characters`]
    : []
}

import * as contracts from '@passepartout/contracts'
import { SYSTEM_WORDS } from '@passepartout/domain'

/** First segments that the shop answers itself: its calls and files, its designers, the desktop marker, languages. */
const OWN_WORD = /^(?:api|assets|configurator-.*|d|health|price-api|storyblok|web-api|[a-z]{2})$/

const CALL_PATHS: ReadonlySet<string> = new Set(
  Object.values(contracts).flatMap(value => (typeof value === 'object' && 'path' in value ? value.path : [])),
)

/** Why no visitor would ever reach a story under this slug: something of the shop answers there first. */
export function checkSlug(slug: string): string | undefined {
  const [firstWord = ''] = slug.split('/')
  if (SYSTEM_WORDS.has(firstWord))
    return `the address begins with "${firstWord}", which is a page of the shop itself`
  if (OWN_WORD.test(firstWord))
    return `the address begins with "${firstWord}", which the shop keeps for itself`
  return CALL_PATHS.has(`/${slug}`) ? `the address "/${slug}" is that of a call` : undefined
}

import { localised } from '../catalogue/localised.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import type { Locale } from '../shops/locales.ts'
import type { Term, VocabularyGroup } from './groups.ts'

/** A group's terms in the order of display; none where a page's slice leaves the group out. */
export const termsOf = <G extends VocabularyGroup>(catalogue: Catalogue, group: G): readonly Term<G>[] =>
  catalogue.vocabulary[group] ?? []

/** A term by its id; `undefined` for an id that the group does not know. */
export const termOf = <G extends VocabularyGroup>(
  catalogue: Catalogue,
  group: G,
  id: string,
): Term<G> | undefined => termsOf(catalogue, group).find(term => term.id === id)

/** What a term is called in a locale; an id that the group does not know is its own name. */
export function termName(catalogue: Catalogue, group: VocabularyGroup, id: string, locale: Locale): string {
  const term = termOf(catalogue, group, id)
  return term ? localised(term.name, locale) : id
}

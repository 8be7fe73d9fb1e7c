import { localised } from '../catalogue/localised.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import type { Locale } from '../shops/locales.ts'
import type { Term, VocabularyGroup } from './groups.ts'

/** The terms of a group in the order of display; empty if the page's slice omits the group. */
export const termsOf = <G extends VocabularyGroup>(catalogue: Catalogue, group: G): readonly Term<G>[] =>
  catalogue.vocabulary[group] ?? []

export const termOf = <G extends VocabularyGroup>(
  catalogue: Catalogue,
  group: G,
  id: string,
): Term<G> | undefined => termsOf(catalogue, group).find(term => term.id === id)

/** The name of a term in a locale; an id unknown to the group is its own name. */
export function termName(catalogue: Catalogue, group: VocabularyGroup, id: string, locale: Locale): string {
  const term = termOf(catalogue, group, id)
  return term ? localised(term.name, locale) : id
}

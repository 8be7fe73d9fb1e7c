import type { CorrectableQuery } from '@passepartout/contracts'

export { type CorrectableQuery, type CorrectedResult, fetchWithCorrections } from '@passepartout/contracts'

/** The fields of a product that an address names, unchecked: the API refuses invalid values. */
export function requestedFields(query: URLSearchParams, names: readonly string[]): CorrectableQuery {
  const fields: Record<string, string | readonly string[]> = {}
  for (const name of names) {
    const list = query.getAll(`${name}[]`)
    const value = query.get(name)
    if (list.length > 0) fields[name] = list.filter(Boolean).slice(0, 20)
    else if (value) fields[name] = value
  }
  return fields
}

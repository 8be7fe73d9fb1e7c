interface PluralForm {
  form: Intl.LDMLPluralRule
  /** Numbers of the form, for the translator. */
  example: string
}

/** Numbers that a text may count. Some forms are for millions only, which no text counts. */
const COUNTED = Array.from({ length: 201 }, (_, count) => count)

/** The plural forms that a language needs, and those that a text has already. */
export function pluralForms(speaker: string, existing: readonly string[] = []): PluralForm[] {
  const rules = new Intl.PluralRules(speaker)
  return rules.resolvedOptions().pluralCategories.flatMap(form => {
    const counts = COUNTED.filter(count => rules.select(count) === form)
    if (counts.length === 0 && !existing.includes(form)) return []
    const example = counts.slice(0, 4).join(', ')
    return [{ form, example: counts.length > 4 ? `${example} …` : example || '1,000,000 …' }]
  })
}

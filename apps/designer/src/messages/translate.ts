export type Messages = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/**
 * Looks a text up: the channel's own wording first (`key@channel`), with a number `n` the plural form (`key.one`),
 * then the plain key. A missing key shows the key, so that a test and an eye find it.
 */
export type Translate = (key: string, values?: Values) => string

export function createTranslate(messages: Messages, locale: string, channel: string): Translate {
  const plural = new Intl.PluralRules(locale)
  const find = (key: string) => messages[`${key}@${channel}`] ?? messages[key]
  return (key, values) => {
    const n = values?.n
    const form =
      typeof n === 'number' ? (find(`${key}.${plural.select(n)}`) ?? find(`${key}.other`)) : undefined
    const text = form ?? find(key) ?? key
    return values ? text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)) : text
  }
}

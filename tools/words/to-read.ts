const LANGUAGE = /^(?:de|en|es|fr|it|nl)$/
const MOST_WORDS = 9
/** Fields with addresses, or with values that differ between countries. */
const NO_WORDS = new Set(['slug', 'hotline', 'hours', 'telephone', 'link', 'query'])
/** Characters; in shorter texts the length depends on single words. */
const LEAST_LENGTH = 60
const MOST_DIFFERENCE = 0.45

/** A sentence whose subject is a pronoun, or a paraphrase of something that has a name. */
const RIDDLES: Readonly<Record<string, RegExp>> = {
  de: /^(?:Es|Sie|Er)(?!\p{L})|(?<!\p{L})was (?:gesagt|steht|ist|war)(?!\p{L})/u,
  en: /^It(?!\p{L})|(?<!\p{L})what (?:there )?(?:is|was|stands)(?!\p{L})/u,
  es: /^(?:Ello|Esto)(?!\p{L})|(?<!\p{L})lo que (?:hay|es)(?!\p{L})/u,
  fr: /^(?:Elle|Il) (?!y|est possible|manque|reste)|(?<!\p{L})ce qu(?:i|’il) (?:est|y a)(?!\p{L})/u,
  it: /^(?:Esso|Essa)(?!\p{L})|(?<!\p{L})ciò che (?:è|c’è)(?!\p{L})/u,
  nl: /^(?:Ze|Hij)(?!\p{L})|(?<!\p{L})wat (?:er is|staat)(?!\p{L})/u,
}

interface InLanguages {
  where: string
  texts: Readonly<Record<string, string>>
}

/** Texts in several languages, with their path. */
export function* inLanguages(content: unknown, where = ''): Generator<InLanguages> {
  if (typeof content !== 'object' || content === null) return
  const entries = Object.entries(content)
  const spoken = entries.filter(([key]) => LANGUAGE.test(key))
  if (spoken.length < 2) {
    for (const [key, value] of entries) if (!NO_WORDS.has(key)) yield* inLanguages(value, `${where}/${key}`)
    return
  }
  const texts = spoken.flatMap(([language, value]) => {
    const text = Array.isArray(value) ? value.join('\n') : value
    return typeof text === 'string' ? [[language, text] as const] : []
  })
  yield { where, texts: Object.fromEntries(texts) }
}

/** Texts that a second reader of a language should check: not errors, but patterns of past errors. */
export function textsToRead(content: unknown, isMessages: boolean): string[] {
  return [...inLanguages(content)].flatMap(({ where, texts }) => [
    ...(isMessages ? riddles(where, texts) : []),
    ...differences(where, texts),
  ])
}

function riddles(where: string, texts: InLanguages['texts']): string[] {
  return Object.entries(texts)
    .filter(([language, text]) => text.split(/\s+/).length <= MOST_WORDS && RIDDLES[language]?.test(text))
    .map(([language, text]) => `${where} [${language}] names no subject: ${text}`)
}

/** Languages that deviate from German: another number, or a much greater or smaller length. */
function differences(where: string, texts: InLanguages['texts']): string[] {
  const { de, ...others } = texts
  if (de === undefined) return []
  return Object.entries(others).flatMap(([language, text]) => {
    const [own, german] = [numbersIn(text), numbersIn(de)]
    if (own !== german)
      return [`${where} [${language}] has the numbers ${own || 'none'}, German ${german || 'none'}`]
    const longer = Math.max(text.length, de.length)
    const isFar = longer > LEAST_LENGTH && Math.abs(text.length - de.length) / longer > MOST_DIFFERENCE
    return isFar ? [`${where} [${language}] has ${text.length} characters, German ${de.length}`] : []
  })
}

/** Separators of thousands and decimals differ between languages; only digits are compared. */
const numbersIn = (text: string): string =>
  [...text.replace(/(?<=\d)[.,’\u00a0\u202f](?=\d)/gu, '').matchAll(/\d+/g)]
    .map(([number]) => number)
    .sort()
    .join(' ')

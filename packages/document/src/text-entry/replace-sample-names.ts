/** Joiners between two names, including the spaces around them: a character, or a word that means "and". */
export const NAME_JOINERS = /\s*[&+·|]\s*|\s+(?:und|and|et|ed|en|y|e|i)\s+|\s*\n\s*/iu

/** The people a card is about. */
export interface PersonNames {
  names: readonly [string] | readonly [string, string]
  age?: string | undefined
}

const NAME = String.raw`\p{Lu}[\p{L}’'.-]*`
const FULL_NAME = `${NAME}(?: ${NAME})*`
const PAIR = new RegExp(`${NAME}(${NAME_JOINERS.source})${NAME}$`, 'u')
/** `von Mathilda`, `Confirmation of Frida Petersen`: the name follows a word that means "of", up to the end. */
const LED = new RegExp(String.raw`^(.*(?:^|\s)(?:von|of|de|di|van)\s)(${FULL_NAME})$`, 'su')
/** `Mats wird 4`, `Kapitän Emil wird 7`: the name is the subject at the start of the sentence. */
const SUBJECT = new RegExp(String.raw`^((?:${NAME} )*)(${NAME})(\s+\p{Ll}.*)$`, 'su')
/** Pronouns and articles of the six languages, which are not names. */
const NO_NAME =
  /^(?:der|die|das|er|es|sie|wir|ich|the|he|she|we|it|le|la|les|il|elle|on|nous|el|los|las|él|ella|lo|lui|lei|noi|de|het|hij|zij|ze|wij|ik|ya)$/iu
const IS_ONLY_NAMES = new RegExp(`^${FULL_NAME}(?:(?:${NAME_JOINERS.source}|, )${FULL_NAME})*$`, 'u')

/**
 * Replaces the names in a design's sample text; in a sentence only these, and the age if it contains one. `undefined`
 * if it is not clear which words are names.
 */
export function replaceSampleNames(sample: string, { names, age }: PersonNames): string | undefined {
  const [first, second] = names
  if (IS_ONLY_NAMES.test(sample)) {
    if (second !== undefined) return first + (NAME_JOINERS.exec(sample)?.[0] ?? ' & ') + second
    // A sample in two lines separates first and last name.
    return sample.includes('\n') && !/[&+]/.test(sample) ? first.replace(/ (?=\S+$)/u, '\n') : first
  }
  const pair = PAIR.exec(sample)
  if (pair && second !== undefined) return sample.slice(0, pair.index) + first + pair[1] + second
  const both = second === undefined ? first : `${first} & ${second}`
  const led = LED.exec(sample)
  if (led) return `${led[1]}${both}`
  const subject = SUBJECT.exec(sample)
  if (!subject || NO_NAME.test(subject[2] ?? '')) return undefined
  const [, title = '', , rest = ''] = subject
  return title + both + (age === undefined ? rest : rest.replace(/\d+/, age))
}

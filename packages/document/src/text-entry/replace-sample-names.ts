/** What stands between two names, with the spaces around it: a sign, or a word that means "and". */
export const NAME_JOINERS = /\s*[&+·|]\s*|\s+(?:und|and|et|ed|en|y|e|i)\s+|\s*\n\s*/iu

/** Who a card is about. */
export interface PersonNames {
  /** One or two names. */
  names: readonly [string] | readonly [string, string]
  age?: string | undefined
}

const NAME = String.raw`\p{Lu}[\p{L}’'.-]*`
const FULL_NAME = `${NAME}(?: ${NAME})*`
const PAIR = new RegExp(`${NAME}(${NAME_JOINERS.source})${NAME}$`, 'u')
/** `von Mathilda`, `Confirmation of Frida Petersen`: the name is what a word that means "of" leads to, up to the end. */
const LED = new RegExp(String.raw`^(.*(?:^|\s)(?:von|of|de|di|van)\s)(${FULL_NAME})$`, 'su')
/** `Mats wird 4`, `Kapitän Emil wird 7`: the name begins the sentence and does something. */
const SUBJECT = new RegExp(String.raw`^((?:${NAME} )*)(${NAME})(\s+\p{Ll}.*)$`, 'su')
/** Pronouns and articles of the six languages, which are no names. */
const NO_NAME =
  /^(?:der|die|das|er|es|sie|wir|ich|the|he|she|we|it|le|la|les|il|elle|on|nous|el|los|las|él|ella|lo|lui|lei|noi|de|het|hij|zij|ze|wij|ik|ya)$/iu
const IS_ONLY_NAMES = new RegExp(`^${FULL_NAME}(?:(?:${NAME_JOINERS.source}|, )${FULL_NAME})*$`, 'u')

/**
 * The sample of a design with other names in the place of its own; in a sentence only they, and the age where it says one.
 * Undefined where it is not clear which of its words are names.
 */
export function replaceSampleNames(sample: string, { names, age }: PersonNames): string | undefined {
  const [first, second] = names
  if (IS_ONLY_NAMES.test(sample)) {
    if (second !== undefined) return first + (NAME_JOINERS.exec(sample)?.[0] ?? ' & ') + second
    // A sample in two lines sets first and last name apart.
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

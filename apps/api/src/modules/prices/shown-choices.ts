import type { ProductChoice, Translate } from '@passepartout/domain'

/** What can be chosen next, named, with the reason in the customer's words where something cannot. */
export const shownChoices = (
  choices: readonly ProductChoice[],
  translate: Translate,
  nameOf: (value: string) => string,
) =>
  choices.map(({ value, chosen, allowed, code }) => {
    const key = `problem.${code}`
    const name = nameOf(value)
    const reason =
      code === undefined ? null : translate(translate.has(key) ? key : 'problem.other', { value: name })
    return { value, name, chosen, allowed, reason }
  })

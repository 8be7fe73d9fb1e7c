import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { ChoiceSection, Section, SectionChoice } from './product-form.ts'

type ApiCalendar = CallPayload<(typeof schemas)['getCalendarPrice']>
/** A value from the API that can be chosen next, or the reason why not. */
export type ApiChoice = ApiCalendar['choices']['formatType'][number]

interface ChoiceRowOptions {
  name: string
  legend: string
  look: ChoiceSection['look']
  hint?: string | undefined
  /** Leaves out refused values instead of showing their reason, for long lists in which most values never fit. */
  onlyAllowed?: boolean
  /** Images, colours and shapes of the values. */
  show?: ((value: string) => Partial<SectionChoice> | undefined) | undefined
}

/** One section of choices; none if fewer than two values are available. */
export function choiceSection(
  choices: readonly ApiChoice[],
  { onlyAllowed, show, ...field }: ChoiceRowOptions,
): Section[] {
  const offered = choices.filter(({ allowed, chosen }) => allowed || chosen || !onlyAllowed)
  if (offered.filter(({ allowed }) => allowed).length < 2) return []
  return [
    {
      ...field,
      choices: offered.map(({ value, name, chosen, allowed, reason, difference }) => ({
        value,
        name,
        chosen,
        refusal: allowed || chosen ? undefined : (reason ?? undefined),
        surcharge: difference?.amount,
        ...show?.(value),
      })),
    },
  ]
}

/** `118x169` in mm, or `a4-hoch`, as the two sides of a drawn sheet. */
export function parseSheetShape(format: string): SectionChoice['shape'] {
  const [, width, height] = /^(\d+)[x-](\d+)$/.exec(format) ?? []
  if (width && height) return { width: Number(width), height: Number(height) }
  const [, size, way] = /^a(\d)-(hoch|quer)$/.exec(format) ?? []
  if (!size) return undefined
  const long = Math.round(1189 / 2 ** (Number(size) / 2))
  const short = Math.round(841 / 2 ** (Number(size) / 2))
  return way === 'hoch' ? { width: short, height: long } : { width: long, height: short }
}
